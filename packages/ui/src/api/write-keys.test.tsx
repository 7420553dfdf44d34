import { ById, operation } from '@portal/contracts';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { z } from 'zod';
import { answerWith, show } from '../testing.js';
import type { Asking } from './call.js';
import { useWrite } from './queries.js';

const move = operation({
  ...{ subject: 'thing.one.move', method: 'POST', path: '/things/{id}/moves', summary: 'Move', needs: 'signed-in' },
  params: ById,
  body: z.object({ to: z.string() }),
  reply: z.object({}),
});

/** Asks a move as it is told to, and says when it was answered. */
async function mover(status: () => number) {
  let write: ReturnType<typeof useWrite<typeof move>> | undefined;
  const Moving = () => {
    const moving = useWrite(move);
    useEffect(() => void (write = moving));
    return null;
  };
  const asked = answerWith(() => ({ status: status(), body: {} }));
  await show(<Moving />);
  const keys = () => asked.map(({ headers }) => headers.get('idempotency-key'));
  return async (id: string, to: string, more: Partial<Asking<typeof move>> = {}) => {
    const before = asked.length;
    await act(async () => {
      await write?.mutateAsync({ params: { id }, body: { to }, ...more }).catch(() => undefined);
    });
    expect(asked).toHaveLength(before + 1);
    return keys().at(-1);
  };
}

describe('the key of a request', () => {
  it('stays while its answer is lost, whatever is asked meanwhile goes by another', async () => {
    const ask = await mover(() => 504);
    const first = await ask('a', 'store');
    expect(await ask('a', 'store')).toBe(first);
    expect(await ask('b', 'store')).not.toBe(first);
    expect(await ask('a', 'office')).not.toBe(first);
  });

  it.each([200, 409])('is another one once it was answered with %i', async (status) => {
    const ask = await mover(() => status);
    const first = await ask('a', 'store');
    expect(await ask('a', 'store')).not.toBe(first);
  });

  it('is another one for another file', async () => {
    const ask = await mover(() => 504);
    const withFile = (name: string) => ask('a', 'store', { files: { file: new File(['x'], name) } });
    const first = await withFile('one.pdf');
    expect(await withFile('two.pdf')).not.toBe(first);
  });
});
