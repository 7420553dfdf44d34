import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import prettier from 'prettier';
import { root } from '../runner/folders.mjs';
import { withEntry, withValues } from './edit.mjs';

/** Files as they will be: nothing is written before all of it is known to work. */
export class Changes {
  /** @type {Map<string, string>} */
  #files = new Map();

  /** @param {string} file */
  read(file) {
    return this.#files.get(file) ?? readFileSync(join(root, file), 'utf8');
  }

  /** @param {string} file @param {string} text */
  set(file, text) {
    this.#files.set(file, text);
  }

  /** @param {string} file @param {object} value */
  setJson(file, value) {
    this.set(file, JSON.stringify(value, undefined, 2));
  }

  /**
   * One more entry of the object or list that has this name.
   * @param {string} file @param {string} name @param {string} entry @param {string} [after]
   */
  add(file, name, entry, after) {
    this.set(file, withEntry(file, this.read(file), name, entry, after));
  }

  /** @param {string} file @param {Parameters<typeof withValues>[2]} name @param {Parameters<typeof withValues>[3]} become */
  replaceValues(file, name, become) {
    this.set(file, withValues(file, this.read(file), name, become));
  }

  /** @param {string} file @param {RegExp} line @param {string} more */
  addLine(file, line, more) {
    const text = this.read(file);
    const last = [...text.matchAll(line)].at(-1);
    if (!last) throw new Error(`${file} has no line like ${line}`);
    const at = last.index + last[0].length;
    this.set(file, `${text.slice(0, at)}\n${more}${text.slice(at)}`);
  }

  /** @param {string} file @param {Readonly<Record<string, string>>} texts */
  addTexts(file, texts) {
    this.setJson(file, { ...JSON.parse(this.read(file)), ...texts });
  }

  /** Lays all of it down, formatted as the project is. */
  async write() {
    const config = await prettier.resolveConfig(join(root, 'package.json'));
    const formatted = await Promise.all(
      [...this.#files].map(async ([file, text]) => {
        const { inferredParser, ignored } = await prettier.getFileInfo(join(root, file), {
          ignorePath: join(root, '.prettierignore'),
        });
        const isPlain = ignored || !inferredParser;
        return /** @type {const} */ ([
          file,
          isPlain ? text : await prettier.format(text, { ...config, parser: inferredParser }),
        ]);
      }),
    );
    const files = formatted.map(([file]) => ({ file, isNew: !existsSync(join(root, file)) }));
    for (const [file, text] of formatted) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return files;
  }
}
