import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remoteApiVersion } from '@portal/contracts';
import { releaseElsewhere } from './elsewhere.mjs';

const sha384 = (content: string | Buffer) => createHash('sha384').update(content).digest('base64');

describe('a release of another host', () => {
  let server: Server;
  let origin: string;
  let files: Record<string, string | Buffer>;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = request.url?.slice(1) ?? '';
      const content = path === 'release.json' ? describing() : files[path.replace('1/', '')];
      response.setHeader('access-control-allow-origin', '*');
      response.writeHead(content === undefined ? 404 : 200).end(content);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  function describing() {
    const hashes = Object.fromEntries(Object.entries(files).map(([file, content]) => [file, sha384(content)]));
    return JSON.stringify({
      ...{ name: 'mfe-buyer', version: '1', entry: '/remotes/mfe-buyer/1/entry.js', apiVersion: remoteApiVersion },
      ...{ integrity: `sha384-${hashes['entry.js']}`, basePaths: ['/buyer'], nav: [], files: hashes },
      ...{ shared: {}, opening: 1 },
    });
  }
  /** Serves these beside an entry that pins some of them. */
  const taken = (others: Record<string, string | Buffer>, pinned: string[] = Object.keys(others)) => {
    const pins = pinned.map((file) => sha384(others[file] ?? ''));
    files = { ...others, 'entry.js': `entry of ${pins.join()}` };
    return releaseElsewhere('mfe-buyer', `${origin}/`, [origin]);
  };

  it('is taken with what its entry pins, and with what cannot run', async () => {
    const { base, fileOf } = await taken({ 'a.js': 'a', 'b.css': 'b', 'c.svg': 'c', 'd.txt': 'd' }, ['a.js', 'b.css']);
    expect(base).toBe(`${origin}/1/`);
    expect((await fileOf('c.svg')).toString()).toBe('c');
  });

  it.each(['a.js', 'a.css', 'a.json'])('is refused where the entry does not pin %s', async (file) => {
    await expect(taken({ [file]: 'a' }, [])).rejects.toThrow(`does not pin ${file}`);
  });

  it.each(['x.html', 'x.mjs', 'x.JS', 'x.xml', 'x'])('is refused with %s, of a kind that no area has', async (file) => {
    await expect(taken({ [file]: 'a' })).rejects.toThrow(`names a file of a kind that no area has: ${file}.`);
  });

  it('is refused when its files are too large together', async () => {
    const large = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`${at}.png`, Buffer.alloc(7.5 * 2 ** 20)]));
    await expect(taken(large)).rejects.toThrow('larger than 64 MiB together');
  });
});
