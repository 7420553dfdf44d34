/** Why a release cannot be published or go live: one line for whoever asked. */
export class RefusedRelease extends Error {
  /** @override */
  name = 'RefusedRelease';
}
