import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { open as openFile, type FileHandle } from 'node:fs/promises';
import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRelease } from './built.mjs';
import { layBuild } from './built-for-tests.js';
import { FolderStore } from './folder-store.mjs';
import { openStore } from './open-store.mjs';
import { Releases } from './releases.mjs';
import { hasS3Server, s3Keys, S3Server } from './s3-server-for-tests.mjs';
import { S3Store } from './s3-store.mjs';
import { StoreFault } from './store-fault.mjs';

const withServer = hasS3Server();
const onServer = withServer ? describe : describe.skip;
const folder = mkdtempSync(join(tmpdir(), 'stores-'));
const server = new S3Server(join(folder, 's3'));
beforeAll(async () => {
  if (withServer) await server.start();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

let made = 0;
/** A new place of each kind; whoever opens it has a store of their own. */
const places = {
  folder: () => join(folder, `store-${made++}`),
  S3: () => server.addressOf(`of/store-${made++}`),
  'a whole bucket': () => {
    const bucket = `bucket-${made++}`;
    mkdirSync(join(folder, 's3', bucket));
    return `s3://${bucket}?endpoint=${server.endpoint}&region=us-east-1`;
  },
};
const open = (place: string) => openStore(place, s3Keys);

describe.each(Object.keys(places) as (keyof typeof places)[])('a store in %s', (kind) => {
  const itHere = kind === 'folder' || withServer ? it : it.skip;

  itHere('reads what was created or replaced, and nothing of what is not there', async () => {
    const store = open(places[kind]());
    expect(await store.read('remotes/mfe-a/1/page.js')).toBeUndefined();
    expect(await store.create('remotes/mfe-a/1/page.js', 'अ')).toBe(true);
    expect((await store.read('remotes/mfe-a/1/page.js'))?.toString()).toBe('अ');
    await store.replace('registry.json', Buffer.from([0, 255]));
    await store.replace('registry.json', Buffer.from([255, 0]));
    expect(await store.read('registry.json')).toEqual(Buffer.from([255, 0]));
    await store.replace('remotes/mfe-a/1.0.0+7/a~b.js', '');
    expect(await store.read('remotes/mfe-a/1.0.0+7/a~b.js')).toEqual(Buffer.alloc(0));
  });

  itHere.each(['../secret', 'remotes/mfe-a/1/../../../../secret', '/etc/secret', 'remotes/./a', 'a\\..\\b'])(
    'has no key %s, which would lead elsewhere',
    async (key) => {
      const store = open(places[kind]());
      for (const use of [
        () => store.read(key),
        () => store.create(key, 'x'),
        () => store.replace(key, 'x'),
        () => store.list(key),
        () => Promise.resolve().then(() => store.remove(key)),
      ])
        await expect(use()).rejects.toThrow('is no key of a store.');
    },
  );

  itHere('creates a key once, whoever else tries at the same moment', async () => {
    const place = places[kind]();
    for (const key of ['state/1.json', 'state/2.json', 'state/3.json']) {
      const writers = Array.from({ length: 8 }, (_, at) => `writer ${at}`);
      const taken = await Promise.all(writers.map((writer) => open(place).create(key, writer)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect((await open(place).read(key))?.toString()).toBe(writers[taken.indexOf(true)]);
      expect(await open(place).create(key, 'late')).toBe(false);
    }
  });

  itHere('lists what lies directly below, in order', async () => {
    const store = open(places[kind]());
    for (const key of ['r/b/1', 'r/b/2', 'r/a', 'r/c/d/e', 'r/1.0.0+7/x', 'rest/a', 'top'])
      await store.replace(key, 'x');
    expect(await store.list('r')).toEqual(['1.0.0+7', 'a', 'b', 'c']);
    expect(await store.list('r/b')).toEqual(['1', '2']);
    expect(await store.list('none')).toEqual([]);
    expect(await store.list('')).toEqual(expect.arrayContaining(['r', 'rest', 'top']));
  });

  itHere('removes one object, or all below, and nothing beside', async () => {
    const store = open(places[kind]());
    for (const key of ['r/1/a', 'r/1/b/c', 'r/10/a', 'r/1.json', 'v']) await store.replace(key, 'x');
    await store.remove('r/1');
    expect(await store.list('r')).toEqual(['1.json', '10']);
    await store.remove('r/1.json');
    await store.remove('none');
    expect(await store.list('r')).toEqual(['10']);
    expect((await store.read('v'))?.toString()).toBe('x');
  });

  itHere('loses no change of several at once', async () => {
    const place = places[kind]();
    const areas = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];
    for (const name of areas) {
      layBuild(join(folder, name), '1', { name });
      const built = await readRelease(join(folder, name), name);
      await new Releases(open(place)).publish(built!, 'somebody');
    }
    const said = { by: 'somebody', why: 'a test' };
    await Promise.all(areas.map((name) => new Releases(open(place)).promote(name, '1', said)));
    const history = await new Releases(open(place)).history();
    expect(history.map(({ revision }) => revision)).toEqual([4, 3, 2, 1]);
    const told = JSON.parse(String(await open(place).read('registry.json'))) as { areas: { name: string }[] };
    expect(told.areas.map(({ name }) => name).sort()).toEqual(areas);
  });
});

onServer('a store in S3, besides', () => {
  /** What passes everything on to the server but where the listener says otherwise. */
  async function before(listener: RequestListener) {
    const proxy = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => proxy.once('listening', resolve));
    const { port } = proxy.address() as AddressInfo;
    const store = (prefix: string) => open(`s3://portal/${prefix}?endpoint=http://127.0.0.1:${port}`);
    return { store, close: () => proxy.close() };
  }
  /** Passes a request on, and its answer back where the answer is wanted. */
  const passOn = (asked: Parameters<RequestListener>[0], answer?: Parameters<RequestListener>[1]) => {
    const { method, headers, url } = asked;
    const onward = request({ host: '127.0.0.1', port: server.port, method, headers, path: url }, (answered) => {
      if (!answer) return asked.socket.destroy();
      answer.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.pipe(answer);
    });
    asked.pipe(onward);
  };

  it('lists and removes more than a page holds', async () => {
    const names = Array.from({ length: 1_100 }, (_, at) => String(at).padStart(8, '0'));
    const laid = join(folder, 's3/portal/many/state');
    mkdirSync(laid, { recursive: true });
    for (const name of names) writeFileSync(join(laid, name), 'x');
    const store = open(server.addressOf('many'));
    expect(await store.list('state')).toEqual(names);
    await store.remove('state');
    expect(await store.list('state')).toEqual([]);
  }, 30_000);

  it('knows its own object where the answer to writing it was lost, and the other’s where not', async () => {
    let lost = 0;
    const { store, close } = await before((asked, answer) => {
      const loses = asked.method === 'PUT' && asked.url?.includes('state') && lost++ % 2 === 0;
      passOn(asked, loses ? undefined : answer);
    });
    expect(await store('lost').create('state/1', 'the same')).toBe(true);
    expect(lost).toBe(2);
    expect(await store('lost').create('state/1', 'the same')).toBe(false);
    close();
  });

  it('asks again where the server fails for a moment, and not for ever', async () => {
    let fails = 2;
    const { store, close } = await before((asked, answer) => {
      if (fails-- > 0) return void answer.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      passOn(asked, answer);
    });
    await store('slow').replace('a', 'x');
    expect((await store('slow').read('a'))?.toString()).toBe('x');
    fails = Number.POSITIVE_INFINITY;
    await expect(store('slow').read('a')).rejects.toThrow('The store s3://portal/slow answers 503 SlowDown.');
    close();
  });

  it('tells browsers nothing new while descriptions of releases cannot be reached: no area goes out with the network', async () => {
    let isAway = false;
    const { store, close } = await before((asked, answer) => {
      if (isAway && asked.url?.endsWith('release.json')) return void answer.writeHead(503).end();
      passOn(asked, answer);
    });
    const releases = new Releases(store('away'));
    layBuild(join(folder, 'away'), '1');
    await releases.publish((await readRelease(join(folder, 'away'), 'mfe-buyer'))!, 'somebody');
    await releases.promote('mfe-buyer', '1', { by: 'somebody', why: 'a test' });
    const told = await store('away').read('registry.json');
    expect(told?.toString()).toContain('"version": "1"');
    isAway = true;
    await expect(releases.tell()).rejects.toThrow('The store s3://portal/away answers 503.');
    expect(await store('away').read('registry.json')).toEqual(told);
    close();
  });

  it('says in one line that its bucket is not there, or that its key is refused', async () => {
    const at = `endpoint=${server.endpoint}`;
    const none = open(`s3://none/x?${at}`);
    const wanted = `There is no bucket of s3://none/x at ${server.endpoint}.`;
    for (const asked of [none.read('a'), none.create('a', 'x'), none.replace('a', 'x'), none.list('a')])
      await expect(asked).rejects.toThrow(wanted);
    const refused = openStore(`s3://portal/x?${at}`, { ...s3Keys, AWS_SECRET_ACCESS_KEY: 'another' });
    await expect(refused.read('a')).rejects.toThrow(
      'The store s3://portal/x refuses its key: 403 SignatureDoesNotMatch.',
    );
    await expect(refused.create('a', 'x')).rejects.toMatchObject({ name: 'StoreFault' });
  });
});

describe('a store in S3 that cannot be one', () => {
  it.each([
    ['replaces what is there', 200],
    ['says that it knows no conditions', 501],
  ])('is refused before anything is created where its server %s', async (_, status) => {
    const asked: string[] = [];
    const other = createServer((each, answer) => {
      asked.push(each.url ?? '');
      answer.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const store = open(`s3://portal/x?endpoint=http://127.0.0.1:${port}`);
    for (const key of ['state/1', 'state/2'])
      await expect(store.create(key, 'x')).rejects.toThrow(
        'The server of s3://portal/x has no conditional writes (If-None-Match): one of two changes at once would be lost.',
      );
    expect(asked.filter((url) => url.includes('state'))).toEqual([]);
    other.close();
  });

  it('says in one line that nobody answers', async () => {
    const store = open('s3://portal/x?endpoint=http://127.0.0.1:1');
    await expect(store.list('a')).rejects.toThrow('The store s3://portal/x cannot be reached at http://127.0.0.1:1: ');
  });

  it.each([
    ['s3://Bucket/x', 'The bucket'],
    ['s3:///x', 'The bucket'],
    ['s3://portal/a//b', 'The prefix'],
    ['s3://portal/a?endpoint=ftp://x', 'The endpoint'],
    ['s3://portal/a?endpoint=https://x/y', 'The endpoint'],
    ['s3://portal/a?region=x/y', 'The region'],
    ['s3://portal/a?key=x', 'The address'],
    ['s3://me:secret@portal/a', 'The address'],
  ])('is refused by its address: %s', (address, what) => {
    expect(() => open(address)).toThrow(`${what} of the store in S3 is wrong: it lies at s3://bucket/prefix?`);
  });

  it('is refused without its keys, and takes Amazon’s server of the region where none is named', () => {
    expect(() => openStore('s3://portal/x')).toThrow('needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
    const store = open('s3://portal/x?region=ap-south-1');
    expect(store).toBeInstanceOf(S3Store);
    expect((store as S3Store).place.endpoint).toBe('https://s3.ap-south-1.amazonaws.com');
    expect(open('/srv/registry')).toBeInstanceOf(FolderStore);
  });
});

describe('a store in a folder that cannot be used', () => {
  const place = join(folder, 'a-file');
  beforeAll(() => writeFileSync(place, 'no folder'));
  const line = (use: string, code = 'ENOTDIR') =>
    `The store of the releases in ${place} cannot be ${use} (${code}): use an account that may, or name another place (--store, RELEASES).`;

  it('says in one line what is wrong with it', async () => {
    const store = open(place);
    await expect(store.read('registry.json')).rejects.toThrow(new StoreFault(line('read')));
    await expect(store.list('remotes')).rejects.toThrow(new StoreFault(line('read')));
    await expect(store.create('state/1.json', '')).rejects.toThrow(new StoreFault(line('written')));
    await expect(store.replace('registry.json', '')).rejects.toThrow(new StoreFault(line('written', 'EEXIST')));
  });

  it('leaves nothing half-written', async () => {
    const store = open(join(folder, 'half'));
    await store.create('state/1.json/below', '');
    await expect(store.replace('state/1.json', 'x')).rejects.toThrow(StoreFault);
    expect(readdirSync(join(folder, 'half/state'))).toEqual(['1.json']);
  });
});

it('has the disk keep a file before its name, and the name before it says that it is done', async () => {
  const place = places.folder();
  const store = new FolderStore(place);
  const some = await openFile(folder);
  const handles = Object.getPrototypeOf(some) as FileHandle;
  const sync = Reflect.get<FileHandle, 'sync'>(handles, 'sync');
  await some.close();
  const kept: string[] = [];
  handles.sync = function (this: FileHandle) {
    const name = readlinkSync(`/proc/self/fd/${this.fd}`).slice(folder.length);
    kept.push(name.replace(/\.[0-9a-f-]+\.unfinished$/, ' as unfinished'));
    return sync.call(this);
  };
  try {
    await store.create('state/1.json', '{}');
    await store.replace('registry.json', '{}');
    await store.remove('state');
  } finally {
    handles.sync = sync;
  }
  const at = place.slice(folder.length);
  expect(kept).toEqual([
    ...[at, '', `${at}/state/1.json as unfinished`, `${at}/state`],
    ...[`${at}/registry.json as unfinished`, at, at],
  ]);
});
