/**
 * The first parts of the addresses that are the portal's own, and that no area may have: the shell's pages, and what the edge answers
 * itself. The build tells the gates of the releases, and whoever makes a new area is told.
 */
export const own = [
  ...['/login', '/forgotten-password', '/reset-password', '/change-password', '/set-up-second-step'],
  ...['/register', '/seller-register', '/enduser-register', '/registration-status'],
  ...['/about', '/ui-kit', '/settings', '/api-status', '/security', '/reports', '/joinings', '/complaints', '/records'],
  ...['/api', '/edge', '/remotes', '/status'],
];
