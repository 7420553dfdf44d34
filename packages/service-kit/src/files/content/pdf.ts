import { hasMarkup } from './markup.js';
import { isActive } from './pdf-actions.js';
import { endsAsZip } from './zip-end.js';

/** As far as programs look for the header and for the end. */
const reach = 1024;
const endMark = '%%EOF';

/** A PDF from its first to its last byte, changed ones with several ends included, that does nothing when it is opened. */
export async function isPdf(bytes: Buffer) {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false;
  if (hasMarkup(bytes.subarray(0, reach)) || !endsWell(bytes) || endsAsZip(bytes)) return false;
  return !(await isActive(bytes));
}

/** Some printers end lines twice or fill up with zeros; more than that behind the last end is another content. */
function endsWell(bytes: Buffer) {
  const end = bytes.lastIndexOf(endMark);
  if (end < 0 || bytes.length - end > reach) return false;
  // eslint-disable-next-line no-control-regex -- zeros and the old end-of-file sign are blanks here
  return /^[\s\u0000\u001a]*$/.test(bytes.toString('latin1', end + endMark.length));
}
