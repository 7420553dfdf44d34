const byteOrderMark = '\ufeff';
// What a spreadsheet would read as a formula: at the start, or after what some spreadsheets split at. It looks back from the
// sign, so that a long run of spaces is read once and not once for each of them.
const formula = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])|[=+\-@＝＋－＠](?<=[;\r\n\t]\s*.)/u;

/** A cell as text, never as a formula: a leading quote, which `plain` takes off again. */
export const neutral = (text: string) => (formula.test(text) ? `'${text}` : text);

/** What was meant by a cell that an export made neutral. */
export const plain = (text: string) => (text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text);

function cell(value: string | number | undefined) {
  if (typeof value === 'number') return String(value);
  const text = neutral(value ?? '');
  return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes RFC 4180 with a byte-order mark, some hundred rows at a time. */
export async function* csvParts<Row>(
  columns: readonly (readonly [heading: string, of: (row: Row) => string | number | undefined])[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<Uint8Array> {
  let lines = [columns.map(([heading]) => cell(heading)).join(',')];
  let start = byteOrderMark;
  const part = () => Buffer.from(`${start}${lines.join('\r\n')}\r\n`);
  for await (const row of rows) {
    lines.push(columns.map(([, of]) => cell(of(row))).join(','));
    if (lines.length < 500) continue;
    yield part();
    lines = [];
    start = '';
  }
  if (lines.length > 0) yield part();
}
