/**
 * The policy that the page adds to the one of the edge: of all hosts that are allowed, scripts come from the folders of those
 * releases alone that browsers are told of.
 * @param {readonly ({ base?: string | undefined } | undefined)[]} releases
 */
export function policyOf(releases) {
  const folders = releases.flatMap((release) => (release?.base ? [new URL('..', release.base).href] : []));
  const sources = ["'self'", ...new Set(folders)].join(' ');
  return `<meta http-equiv="Content-Security-Policy" content="script-src ${sources}">\n`;
}
