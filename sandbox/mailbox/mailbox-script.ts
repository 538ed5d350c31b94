/** Copies codes and asks every two seconds for what came since the newest card; quiet while the page is hidden. */
export const mailboxScript = `
const list = document.getElementById('messages');
const notice = document.getElementById('notice');
list.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    notice.textContent = 'Code copied.';
  } catch {
    notice.textContent = 'Copying is not possible here; select the code instead.';
  }
});
async function follow() {
  if (document.hidden) return;
  const after = list.querySelector('[data-id]')?.dataset.id ?? '';
  const query = new URLSearchParams({ q: list.dataset.q, after });
  try {
    const response = await fetch('/mailbox/new?' + query);
    const cards = await response.text();
    if (!response.ok || cards.trim() === '') return;
    const known = new Set([...list.querySelectorAll('[data-id]')].map((card) => card.dataset.id));
    const holder = document.createElement('template');
    holder.innerHTML = cards;
    const fresh = [...holder.content.querySelectorAll('[data-id]')].filter((card) => !known.has(card.dataset.id));
    list.prepend(...fresh);
    if (fresh.length === 0) return;
    document.getElementById('empty').hidden = true;
    notice.textContent = fresh.length === 1 ? 'One new message.' : fresh.length + ' new messages.';
  } catch {
    notice.textContent = 'The sandbox does not answer; trying again.';
  }
}
setInterval(follow, 2000);
`;
