export type SitePage = {
  path: string;
  file: string;
  title: string;
  /** Attributes of the script tag, as the practice would have copied them; empty for a page with no floating button. */
  widget: string;
};

const APPLY = 'data-practice="bright-smile" data-type="calculator_apply" data-button="button1"';

export const PAGES: readonly SitePage[] = [
  { path: '/', file: 'home.html', title: 'Bright Smile, dentists in Austin', widget: 'data-practice="bright-smile"' },
  { path: '/treatments', file: 'treatments.html', title: 'Treatments and prices', widget: APPLY },
  { path: '/paying-for-care', file: 'paying-for-care.html', title: 'Paying for care', widget: '' },
  {
    path: '/membership',
    file: 'membership.html',
    title: 'The Bright Smile membership',
    widget: 'data-practice="bright-smile" data-type="privi-signup" data-button="button3" data-size="medium"',
  },
];

const LINKS = [
  ['/treatments', 'Treatments'],
  ['/membership', 'Membership'],
  ['/paying-for-care', 'Paying for care'],
] as const;

const navigation = (path: string): string =>
  LINKS.map(([href, text]) => `<a href="${href}"${href === path ? ' aria-current="page"' : ''}>${text}</a>`).join('');

/** The practice's page around a body. The script tag is the real snippet, with the nonce a strict site adds to each script. */
export function layout({ path, title, widget }: SitePage, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<meta name="description" content="Clear aligners, veneers, implants and whitening in Austin, Texas.">
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/site.css">
</head>
<body>
<header class="nav"><a class="name" href="/">Bright Smile</a><nav aria-label="Main">${navigation(path)}</nav><a class="visit" href="tel:+15125550142">(512) 555-0142</a></header>
${body}
<footer class="foot"><p><b>Bright Smile Dental</b><br>1204 South Lamar Boulevard, Austin, Texas 78704</p><p>Monday to Thursday 8 to 5<br>Friday 8 to 1</p><p><a href="/hosts/">Test pages for the widget</a></p></footer>
<script async nonce="{{nonce}}" src="{{app}}/sdk/v1/embed.js" ${widget}></script>
</body>
</html>
`;
}
