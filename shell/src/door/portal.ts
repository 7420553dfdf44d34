const open = async () => (await import('../router.js')).openPortal();

let portal: ReturnType<typeof open> | undefined;

/** Everything behind the door, fetched once; after a failure the next one who asks tries again. */
export function fetchPortal() {
  portal ??= open();
  portal.catch(() => (portal = undefined));
  return portal;
}
