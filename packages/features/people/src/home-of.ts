/** The area that a screen belongs to: '/superadmin/registrations' lies in '/superadmin'. */
export const homeOf = (base: string) => `/${base.split('/')[1] ?? ''}`;
