/** Does what nobody waits for once the page stands with everything that it needed. */
export function afterLoad(act: () => void) {
  const start = () => setTimeout(act, 100);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
