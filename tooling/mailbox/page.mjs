/** @param {string} text */
const escape = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** @param {string} date */
const timeOf = (date) => `<time datetime="${date}">${clock.format(new Date(date)).replaceAll('/', '-')} IST</time>`;

/**
 * @param {string} title
 * @param {string} body
 */
const page = (title, body) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escape(title)}</title>
    <link rel="stylesheet" href="/page.css">
  </head>
  <body>
    <header><a class="skip" href="#main">Skip to the mails</a><a class="home" href="/">Mailbox</a><span>Mails of this portal stay on this machine</span></header>
    <main id="main">${body}</main>
  </body>
</html>
`;

/** @param {import('./mail-store.mjs').Summary} mail */
const row = ({ id, to, subject, date }) =>
  `<li><a href="/mails/${id}"><span class="subject" dir="auto">${escape(subject || '(no subject)')}</span>` +
  `<span class="to">${escape(to.join(', '))}</span>${timeOf(date)}</a></li>`;

/**
 * @param {import('./mail-store.mjs').Summary[]} mails
 * @param {string} recipient
 */
export const listPage = (mails, recipient) =>
  page(
    'Mailbox',
    `<h1>Mails <small>${mails.length}</small></h1>
    <form role="search"><label for="to">Recipient</label><input id="to" name="to" type="email" value="${escape(recipient)}"><button>Show</button>${
      recipient ? '<a href="/">All mails</a>' : ''
    }</form>
    ${mails.length ? `<ul class="mails">${mails.slice(0, 500).map(row).join('')}</ul>` : empty(recipient)}`,
  );

/** @param {string} recipient */
const empty = (recipient) =>
  recipient
    ? `<p class="empty">No mail has been sent to ${escape(recipient)}.</p>`
    : '<p class="empty">No mail has been sent yet. A registration, an approval or a delivery proof sends one.</p>';

/** @param {import('./mail-store.mjs').Mail} mail */
export const mailPage = ({ id, from, to, subject, date, text, html, attachments }) =>
  page(
    subject,
    `<p class="back"><a href="/">All mails</a></p>
    <article><h1 dir="auto">${escape(subject || '(no subject)')}</h1>
    <dl><dt>To</dt><dd>${escape(to.join(', '))}</dd><dt>From</dt><dd>${escape(from)}</dd><dt>Sent</dt><dd>${timeOf(date)}</dd></dl>
    ${text ? `<section aria-label="Text"><div class="text">${paragraphs(text)}</div></section>` : ''}
    ${html ? `<section aria-label="As it looks"><iframe title="The mail as it looks" sandbox src="/mails/${id}/html"></iframe></section>` : ''}
    ${attachments.length ? `<h2>Attachments</h2><ul>${attachments.map(({ name, size }) => `<li dir="auto">${escape(name)} (${size} bytes)</li>`).join('')}</ul>` : ''}
    </article>`,
  );

/**
 * Each line finds its own direction, since a mail holds more than one language.
 * @param {string} text
 */
const paragraphs = (text) =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => `<p dir="auto">${escape(line) || '<br>'}</p>`)
    .join('');

export const notFoundPage = () =>
  page(
    'No such mail',
    '<h1>No such mail</h1><p class="empty">It may lie in another data folder. <a href="/">All mails</a></p>',
  );
