/** Every tab of the portal shares it: who works in one is there for all. */
const place = 'portal.activeAt';

/** When somebody was last there; after a sign-in the count begins, a sign-out forgets it. */
export const idleCount = {
  last: () => Number(localStorage.getItem(place)) || 0,
  begin: () => localStorage.setItem(place, String(Date.now())),
  forget: () => localStorage.removeItem(place),
};
