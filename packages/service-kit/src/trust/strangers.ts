import { type Attempts, type Limit, rateExceeded } from './attempts.js';
import { networksOf } from './network.js';

/** What those who are not signed in may do in an hour, in all and by network; mails also by receiver. */
export interface StrangerLimits {
  LIMIT_PUBLIC_MAILS: number;
  LIMIT_PUBLIC_UPLOADS: number;
  LIMIT_PUBLIC_REGISTRATIONS: number;
}

/** What strangers have mails sent for. Each has its own end in all and by receiver: much of one keeps nobody from another. */
type Mailing = 'recovery' | 'registration' | 'status code';

/** A mail that somebody asks for who is not signed in. */
export interface MailAsked {
  mailing: Mailing;
  to: string;
  address: string;
  /** Whether it would go to anybody. What goes to nobody is counted alike but apart, so that invented addresses use up nothing. */
  leaves: boolean;
}

/** All networks together may do so much more than one. */
const networks = 50;
/** To one address in an hour, whoever asks for them. */
const mostToOne = 10;
/** Parts of files: of 255 kB, so that a network's files are some 1.5 MB each on average. */
const partsOfFile = 6;

const hourly = (purpose: string, most: number): Limit => ({
  purpose,
  most,
  minutes: 60,
  fromFirst: true,
  refusal: rateExceeded,
});

/** Caps on what strangers make the portal send and keep. */
export class Strangers {
  constructor(
    private readonly attempts: Attempts,
    private readonly limits: StrangerLimits,
  ) {}

  /**
   * Whether the portal mails to this address because a stranger asked for it; who asked is not told. `mayReceive` in place of the
   * receiver's cap of an hour, for what has a cap of its own. What a network has used up is counted for nobody else.
   */
  async mayMail({ mailing, to, address, leaves }: MailAsked, mayReceive?: () => Promise<boolean>): Promise<boolean> {
    for (const { network, share } of networksOf(address))
      if (!(await this.attempts.may(hourly('mails by network', this.limits.LIMIT_PUBLIC_MAILS * share), network)))
        return false;
    const { toOne, inAll, all } = this.capsOf(mailing, leaves);
    mayReceive ??= () => this.attempts.may(toOne, to);
    return (await mayReceive()) && this.attempts.may(inAll, all);
  }

  /** The mail was not sent after all: of others it uses up nothing, only of the networks it came from. */
  async unsent({ mailing, to, leaves }: MailAsked) {
    const { toOne, inAll, all } = this.capsOf(mailing, leaves);
    await this.attempts.giveBack(toOne, to);
    await this.attempts.giveBack(inAll, all);
  }

  /** Counts a registration before anything is done for it; refuses 429. */
  async register(address: string) {
    await this.takeOfNetworks('registrations by network', this.limits.LIMIT_PUBLIC_REGISTRATIONS, address);
    await this.attempts.take(this.registrationsInAll, 'all');
  }

  /** The registration was refused: it uses up nothing of others, only of the networks it came from. */
  async unregistered() {
    await this.attempts.giveBack(this.registrationsInAll, 'all');
  }

  /** Counts a part of a file that somebody brings who is not signed in; refuses 429. */
  async bring(part: number, address: string) {
    const { LIMIT_PUBLIC_UPLOADS: most } = this.limits;
    if (part === 0) await this.takeOfNetworks('uploads by network', most, address);
    await this.takeOfNetworks('upload parts by network', most * partsOfFile, address);
    await this.attempts.take(hourly('upload parts of strangers', most * partsOfFile * networks), 'all');
  }

  private async takeOfNetworks(purpose: string, most: number, address: string) {
    for (const { network, share } of networksOf(address))
      await this.attempts.take(hourly(purpose, most * share), network);
  }

  private get registrationsInAll() {
    return hourly('registrations of strangers', this.limits.LIMIT_PUBLIC_REGISTRATIONS * networks);
  }

  private capsOf(mailing: Mailing, leaves: boolean) {
    const apart = leaves ? '' : ' to nobody';
    const inAll = hourly(`${mailing} mails in all`, this.limits.LIMIT_PUBLIC_MAILS * networks);
    return { toOne: hourly(`${mailing} mails${apart}`, mostToOne), inAll, all: `all${apart}` };
  }
}
