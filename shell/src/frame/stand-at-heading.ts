/** What holds the focus rightly: something of the page itself (a tab, a field), or a dialog; a row of a menu has led on. */
const staysAt = (element: Element | null) =>
  element !== null && element.matches('main *, [role="dialog"], [role="dialog"] *') && !element.closest('nav');

/**
 * Moves the focus to the page's heading as soon as there is one, and again if a later one replaces it, until its reader does
 * something; gives what ends it.
 */
export function standAtHeading(onArrival: () => void): () => void {
  const arrive = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    onArrival();
    if (staysAt(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus();
  };
  const observer = new MutationObserver(arrive);
  const stop = () => {
    observer.disconnect();
    removeEventListener('keydown', stop, true);
    removeEventListener('pointerdown', stop, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('keydown', stop, true);
  addEventListener('pointerdown', stop, true);
  arrive();
  return stop;
}
