/** The area that a screen belongs to: '/seller/support' lies in '/seller'. */
export const homeOf = (base: string) => `/${base.split('/')[1] ?? ''}`;
