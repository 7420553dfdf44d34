import { createHmac } from 'node:crypto';
import { request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LastDelivery } from '@portal/contracts';
import { codeOf } from '@portal/service-kit';
import { useAgent as agentFor } from 'request-filtering-agent';
import type { SystemConfig } from '../config.js';

type Settings = Pick<SystemConfig, 'WEBHOOK_HTTP' | 'WEBHOOK_PORTS' | 'WEBHOOK_NETWORKS'>;

/** How an attempt went. */
export type Attempt = Pick<LastDelivery, 'result' | 'code' | 'fault'>;

interface Message {
  id: string;
  body: string;
  secret: string;
}

const longest = 5_000;
/** Where a cloud tells its machines their passwords, at an address that looks like everybody's. */
const alsoRefused = ['168.63.129.16'];

/** What a secret looks like as receivers enter it: https://www.standardwebhooks.com */
const prefix = 'whsec_';
export const writtenSecret = (bytes: Buffer) => `${prefix}${bytes.toString('base64')}`;

/** The signature of Standard Webhooks: HMAC-SHA256 over id, time and body. */
function signatureOf({ id, body, secret }: Message, seconds: number) {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/**
 * Sends to addresses that people entered, and so to nothing of the portal's own network: each address that a name stands for is looked at
 * when it is connected to, redirects are not followed, and of the answer nothing but the status is read.
 */
export class Webhooks {
  constructor(private readonly settings: Settings) {}

  /** Why a URL, as the contract takes it, may not be used by what the operators allow. */
  refusalOf(target: string): string | undefined {
    const { protocol, port } = new URL(target);
    const isHttp = protocol === 'http:';
    if (protocol !== 'https:' && !(isHttp && this.settings.WEBHOOK_HTTP === '1'))
      return 'The URL must begin with https://';
    if (!this.settings.WEBHOOK_PORTS.includes(Number(port) || (isHttp ? 80 : 443)))
      return 'Webhooks may not be sent to this port';
    return undefined;
  }

  /** Posts a message; it never throws. */
  async post(target: string, message: Message): Promise<Attempt> {
    // The operators may have changed what is allowed since it was entered.
    if (this.refusalOf(target)) return failed('This address may not be reached');
    try {
      const code = await this.send(new URL(target), message);
      if (code >= 200 && code < 300) return { result: 'Accepted', code };
      const isRedirect = code >= 300 && code < 400;
      return failed(
        isRedirect ? 'It answered with a redirect, which is not followed' : 'It did not accept the message',
        code,
      );
    } catch (error) {
      return failed(faultOf(error));
    }
  }

  private send(url: URL, message: Message) {
    const seconds = Math.floor(Date.now() / 1_000);
    const options: RequestOptions = {
      method: 'POST',
      agent: agentFor(url.href, {
        allowIPAddressList: this.settings.WEBHOOK_NETWORKS,
        denyIPAddressList: alsoRefused,
      }),
      signal: AbortSignal.timeout(longest),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(message.body),
        'user-agent': 'portal-status',
        'webhook-id': message.id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signatureOf(message, seconds),
      },
    };
    return new Promise<number>((resolve, reject) => {
      const request = (url.protocol === 'https:' ? overHttps : overHttp)(url, options, (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      request.on('error', reject).end(message.body);
    });
  }
}

const failed = (fault: LastDelivery['fault'], code?: number): Attempt => ({
  ...{ result: 'Failed', fault },
  ...(code === undefined ? {} : { code }),
});

function faultOf(error: unknown): NonNullable<LastDelivery['fault']> {
  const given = codeOf(error);
  const code = typeof given === 'string' ? given : '';
  if (code === 'ABORT_ERR') return 'No answer within five seconds';
  // The agent's refusals have no code.
  if (!code && String(error).includes('is not allowed')) return 'This address may not be reached';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Its name is not known';
  if (/CERT|TLS|SSL|SIGNATURE|ISSUER/.test(code)) return 'Its certificate is not valid';
  return 'Nothing answers there';
}
