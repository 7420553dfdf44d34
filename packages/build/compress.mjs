import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json|html)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const settings = (size) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});

/** Puts a `.br` and a `.gz` beside each text file, so that the web server only picks. Pages with SSI are left to the server. */
export async function compress(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => compressible.test(file) && !file.endsWith('index.html') && statSync(file).size > 1024);
  for (const file of files) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, await brotli(content, settings(content.length)));
    writeFileSync(`${file}.gz`, await zip(content, { level: 9 }));
  }
}
