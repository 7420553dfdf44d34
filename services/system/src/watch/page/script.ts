/** What is open, focused or selected stays as it is while only the figures change. A portal in trouble answers 503 with the same page. */
export const script = `setInterval(async () => {
  if (!document.getElementById('renewing').checked) return;
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.headers.get('content-type')?.startsWith('text/html')) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const old of document.querySelectorAll('[data-live]')) {
    const fresh = next.querySelector('[data-live="' + old.dataset.live + '"]');
    if (fresh && (old.tagName === 'TBODY' || fresh.innerHTML !== old.innerHTML)) old.replaceWith(fresh);
  }
}, 5000)`;
