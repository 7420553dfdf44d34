import { roleTraits } from '@portal/contracts';

/**
 * What a person needs to begin.
 * @param {import('./portal.mjs').Portal} portal
 * @param {number} seconds that the start took
 */
export function announcement({ urls, data, demo, names }, seconds) {
  const accounts = Object.values(roleTraits).map((role) => `    ${role.demo}@demo.gov.in`);
  return [
    '',
    `  The portal runs (after ${seconds.toFixed(1)} s)`,
    '',
    ...(names.includes('nginx') ? [`  Portal        ${urls.portal}`, `  Status        ${urls.portal}/status`] : []),
    ...(names.includes('mailbox') ? [`  Mailbox       ${urls.mailbox}`] : []),
    `  Data, logs    ${data}`,
    ...(demo ? ['', '  Demo accounts, all with the password Demo#2026', ...accounts] : []),
    '',
    '  Ctrl-C stops everything; nothing is lost.',
    '',
  ].join('\n');
}
