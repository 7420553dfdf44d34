import type { BodyOf, devices } from '@portal/contracts';
import { createStore, del, entries, set } from 'idb-keyval';
import type { Answers, SentOtp } from './verification.state.js';

/** A photo of the device; `id` once the portal has it. */
export interface KeptPhoto {
  key: string;
  file: File;
  id?: string;
}

/** A checklist that was sent off. It goes by one key, so that it counts once however often it arrives. */
export interface Submission {
  key: string;
  items: BodyOf<typeof devices.verify>['items'];
  state: 'waiting' | 'sent' | 'refused';
  /** When it was sent off. */
  at: string;
  /** Why the portal refused it: a text key. */
  reason?: string;
}

/** What one person answered and photographed of one device, and how far it is on its way. Never holds the OTP itself. */
export interface Kept {
  deviceName: string;
  answers: Answers;
  photos: KeptPhoto[];
  otp?: SentOtp;
  submission?: Submission;
}

interface Keeping {
  /** By the device's id; nothing until it was read. */
  kept: ReadonlyMap<string, Kept> | undefined;
  /** The browser has no room, or keeps nothing: what is shown goes with the page. */
  isLost: boolean;
}

const day = 24 * 60 * 60 * 1_000;
const isOver = ({ submission }: Kept) => submission?.state === 'sent' && Date.parse(submission.at) < Date.now() - day;

/** What one person keeps in this browser; it outlives a reload, a lost network and a sign-out. Tabs share it. */
function openKept(person: string) {
  const name = `portal-verifications-${person}`;
  const store = createStore(name, 'kept');
  const listeners = new Set<() => void>();
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  let now: Keeping = { kept: undefined, isLost: false };
  const show = (next: Partial<Keeping>) => {
    now = { ...now, ...next };
    listeners.forEach((listener) => listener());
  };
  const lost = () => show({ kept: now.kept ?? new Map<string, Kept>(), isLost: true });
  let written: Promise<void> = Promise.resolve();
  const read = async () => {
    await written;
    const found = await entries<string, Kept>(store);
    show({ kept: new Map(found.filter(([, kept]) => !isOver(kept))) });
  };
  const ready = read().catch(lost);
  if (tabs) tabs.onmessage = () => void read().catch(lost);

  const write = (id: string, next: Kept | undefined) => {
    const changed = new Map(now.kept);
    if (next) changed.set(id, next);
    else changed.delete(id);
    show({ kept: changed });
    written = written
      .then(() => (next ? set(id, next, store) : del(id, store)))
      .then(() => tabs?.postMessage(id))
      .catch(lost);
    return written;
  };
  return {
    person,
    ready,
    read,
    now: () => now,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Changes what is kept of a device, as it is now; resolves once the browser has it. */
    change: (id: string, how: (kept: Kept | undefined) => Kept | undefined) => write(id, how(now.kept?.get(id))),
    close: () => tabs?.close(),
  };
}
export type KeptVerifications = ReturnType<typeof openKept>;

let opened: KeptVerifications | undefined;

/** What this person keeps here; what somebody else keeps is closed. */
export function keptOf(person: string) {
  if (opened?.person === person) return opened;
  opened?.close();
  opened = openKept(person);
  return opened;
}
