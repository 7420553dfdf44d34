import { configFrom } from './config.mjs';
import { MailStore } from './mail-store.mjs';
import { smtpServer } from './smtp.mjs';
import { webServer } from './web.mjs';

const { MAILBOX_FOLDER, MAILBOX_HOST, MAILBOX_PORT, MAILBOX_SMTP_PORT } = configFrom(process.env);

const store = new MailStore(MAILBOX_FOLDER);
await store.open();
const smtp = smtpServer(store);
const web = webServer(store);
smtp.listen(MAILBOX_SMTP_PORT, MAILBOX_HOST);
web.listen(MAILBOX_PORT, MAILBOX_HOST);

function stop() {
  web.close();
  web.closeAllConnections();
  smtp.close(() => process.exit(0));
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
