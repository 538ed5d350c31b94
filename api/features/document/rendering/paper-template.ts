/**
 * How papers are set, in the language of Typst. It gets data alone (`PaperData`), which it never reads as markup, and tags what it
 * sets: headings, paragraphs, tables with their headers and lists are elements; headers, footers, lines and rules are artifacts.
 * Only ASCII stands here, because the built program is ASCII.
 */
export const PAPER_TEMPLATE = `
#let paper = json(bytes(sys.inputs.paper))
#let soft = rgb("#555555")
#let hair = rgb("#b5b5b5")
#let wide = 612pt - 2 * 64pt
#let thin = 0.75pt + rgb("#1a1a1a")
#let heavy = 1.75pt + rgb("#1a1a1a")

// Where a word that no column holds may be broken; the file has nothing of it.
#let break-here = sys.inputs.breakHere
#show regex(break-here): box(width: 0pt)
#set document(title: paper.title.replace(break-here, ""), author: paper.issuer.replace(break-here, ""), date: auto)
#set text(font: "Noto Sans", fallback: false, size: 10pt, fill: rgb("#1a1a1a"), lang: paper.language, region: "US", hyphenate: false)
#set par(leading: 0.56em, spacing: 0.85em)
#show heading.where(level: 1): set text(size: 17pt)
#show heading.where(level: 1): set par(leading: 0.35em)
#show heading.where(level: 1): set block(below: 14pt)
#show heading.where(level: 2): set text(size: 11pt)
#show heading.where(level: 2): set block(above: 15pt, below: 7pt)

// A paragraph, or a list of numbered ones.
#let written(of) = if type(of) == array {
  enum(spacing: 0.85em, ..of.map(((number, words)) => enum.item(number, words)))
} else { par(of) }

// What keeps with what follows.
#let kept(of) = for part in of { block(sticky: true, written(part)) }

#let head = {
  set text(size: 9pt)
  if paper.picture != none {
    let at-height = image(paper.picture, height: 28pt, alt: paper.who)
    context {
      if measure(at-height).width > 160pt { image(paper.picture, width: 160pt, alt: paper.who) } else { at-height }
    }
    v(6pt, weak: true)
  }
  grid(
    columns: (1fr, 1fr),
    column-gutter: 24pt,
    text(weight: "bold", paper.who),
    align(right, text(fill: soft, paper.running)),
  )
  v(5pt, weak: true)
  line(length: 100%, stroke: if paper.color != none { 2pt + rgb(paper.color) } else { 0.5pt + hair })
}

#let foot = {
  set text(size: 8pt, fill: soft)
  line(length: 100%, stroke: 0.5pt + hair)
  v(5pt, weak: true)
  grid(
    columns: (1fr, auto),
    column-gutter: 24pt,
    paper.note,
    context paper.pageOf
      .replace("{page}", str(counter(page).get().first()))
      .replace("{count}", str(counter(page).final().first())),
  )
}

// A label and its amount at the right; the last line is what they come to where it is a total.
#let amounts(lines, has-total: false) = {
  set strong(delta: 0)
  set terms(separator: [ #h(1fr)], hanging-indent: 0pt, spacing: 0.75em)
  terms(..lines.enumerate().map(((at, (label, amount))) => {
    let weight = if has-total and at == lines.len() - 1 { "bold" } else { "regular" }
    terms.item(text(weight: weight, label), text(weight: weight, box(amount)))
  }))
}

// The federal disclosures in a ruled box apart from the rest, with the annual percentage rate and the finance charge heavier
// than the rest (12 CFR 1026.17(a), model form H-2): a table whose headers name the figures and, below, each disclosure.
#let federal-box(of) = {
  heading(level: 2, of.title)
  let side(at) = if of.figures.at(at).heavy { heavy } else { thin }
  let left(at) = if at == 0 or of.figures.at(at).heavy or not of.figures.at(at - 1).heavy { side(at) } else { none }
  let of-figure(at, edge) = (left: left(at), right: side(at)) + edge
  let figures = of.figures.enumerate()
  let body = table(
    columns: (1fr,) * 4,
    inset: 8pt,
    stroke: none,
    table.header(repeat: false, ..figures.map(((at, figure)) => table.cell(stroke: of-figure(at, (top: side(at))), {
      set par(leading: 0.4em)
      text(size: if figure.heavy { 9.5pt } else { 9pt }, weight: if figure.heavy { "bold" } else { "regular" }, par(figure.name))
      v(3pt, weak: true)
      text(size: 7.5pt, par(figure.words))
    }))),
    ..figures.map(((at, figure)) => table.cell(
      stroke: of-figure(at, (bottom: side(at))),
      align: bottom,
      text(size: if figure.heavy { 14pt } else { 12pt }, weight: "bold", figure.value),
    )),
    ..for row in of.rows {
      let edges = (left: thin, right: thin)
      let cell(of-cell, ..more) = table.cell(colspan: 4, breakable: false, stroke: edges + of-cell, ..more)
      let lines = { set text(size: 9pt); for line in row.lines { par(line) } }
      let title = text(size: 9pt, weight: "bold", row.heading)
      if row.lines.len() == 0 {
        (table.header(level: 2, repeat: false, cell((bottom: thin), title)),)
      } else {
        (
          table.header(level: 2, repeat: false, cell((:), inset: (x: 8pt, top: 8pt, bottom: 5pt), title)),
          cell((bottom: thin), inset: (x: 8pt, top: 0pt, bottom: 8pt), lines),
        )
      }
    },
    ..if of.end != none {
      (table.footer(repeat: false, table.cell(colspan: 4, stroke: (left: thin, right: thin, bottom: thin), text(size: 9pt, of.end))),)
    },
  )
  context if measure(body, width: wide).height < 560pt { block(breakable: false, body) } else { body }
  block(breakable: of.itemization.len() > 12, above: 16pt, {
    heading(level: 2, of.itemizationTitle)
    amounts(of.itemization)
  })
}

#let section(of, stays) = {
  if of.heading != none { heading(level: 2, of.heading) }
  set text(weight: "bold") if of.bold
  let free = if stays { calc.max(0, of.blocks.len() - 3) } else { of.blocks.len() }
  for part in of.blocks.slice(0, free) { written(part) }
  kept(of.blocks.slice(free))
  if of.amounts.len() > 0 { block(sticky: stays, amounts(of.amounts, has-total: true)) }
}

#let signature(of) = block(breakable: false, width: 100%, above: 18pt, {
  heading(level: 2, of.heading)
  text(size: 13pt, weight: "bold", par(of.name))
  set text(size: 9pt, fill: soft)
  for line in of.lines { par(line) }
})

// Lines on which both sides write their name, signature and the day, side by side.
#let lines-to-sign(of) = block(breakable: false, width: 100%, above: 20pt, grid(
  columns: (1fr, 1fr),
  column-gutter: 24pt,
  ..of.sides.map(side => {
    heading(level: 2, side)
    for field in of.fields {
      v(24pt)
      line(length: 100%, stroke: thin)
      v(3pt, weak: true)
      text(size: 8pt, fill: soft, par(field))
    }
  }),
))

#context page(
  paper: "us-letter",
  margin: (x: 64pt, top: (if paper.picture != none { 16pt } else { 46pt }) + measure(head, width: wide).height + 24pt, bottom: 76pt),
  header: head,
  header-ascent: 24pt,
  footer: foot,
  footer-descent: 20pt,
)[
  #heading(level: 1, paper.title)
  #if paper.box != none { federal-box(paper.box) }
  #for (at, of) in paper.sections.enumerate() {
    let stays = at == paper.sections.len() - 1 and (paper.signature != none or paper.toSign != none)
    if of.language != none { text(lang: of.language, section(of, stays)) } else { section(of, stays) }
  }
  #if paper.signature != none { signature(paper.signature) }
  #if paper.toSign != none { lines-to-sign(paper.toSign) }
]
`;
