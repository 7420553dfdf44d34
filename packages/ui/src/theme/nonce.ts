/** The nonce of this page, which the web server wrote into a meta tag; nothing in development without that server. */
export function pageNonce() {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  return /^[0-9a-f]+$/i.test(content) ? content : undefined;
}

/** antd makes a few style elements without the nonce (scroll lock, scroll-bar measure): every style element gets it here, once. */
export function giveStylesNonce(nonce: string) {
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name.toLowerCase() === 'style') element.setAttribute('nonce', nonce);
    return element;
  };
}
