/**
 * The policy that the page adds to the one of the edge: of all hosts that are allowed, scripts, styles, pictures and fonts come from the
 * folders of those releases alone that browsers are told of. For styles in the page the edge asks for the nonce.
 * @param {readonly ({ base?: string | undefined } | undefined)[]} releases
 */
export function policyOf(releases) {
  const folders = releases.flatMap((release) => (release?.base ? [release.base] : []));
  const sources = ["'self'", ...new Set(folders)].join(' ');
  const styles = `style-src ${sources} 'unsafe-inline'; img-src ${sources} data: blob:; font-src ${sources}`;
  return `<meta http-equiv="Content-Security-Policy" content="script-src ${sources}; ${styles}">\n`;
}
