import { Injectable } from '@nestjs/common';
import { type devices, type OtpSent, verification } from '@portal/contracts';
import { type Call, type DomainError, makeOtp, matchesOtp, refuse } from '@portal/service-kit';
import type { z } from 'zod';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetStore } from '../assets/asset-store.js';
import { assetFact } from '../assets/asset.draft.js';
import { deviceErrors } from './device.errors.js';
import { ownRows } from './device.service.js';

const pauseSeconds = 30;

/** The one-time password that shows that the holder has the mailbox that the device was assigned to. */
@Injectable()
export class DeviceOtpService {
  constructor(private readonly assets: AssetStore) {}

  async send(call: Call<typeof devices.sendOtp>): Promise<z.input<typeof OtpSent>> {
    const { actor, params, key } = call;
    const known = await this.assets.records.get(params.id, ownRows(actor));
    if (key && known.deviceOtp?.key === key) return sent(known);
    const { code, otp } = makeOtp();
    const after = await this.assets.records.change(params.id, ownRows(actor), (asset) => {
      const { device, endUser, deviceOtp } = asset;
      if (!device || !endUser || device.verificationStatus === 'Completed') throw refuse('ILLEGAL_MOVE');
      const now = Date.now();
      // Three failures hold until that OTP has run out, or the device is handed out anew.
      if (device.otpStatus === 'Failed' && deviceOtp && deviceOtp.expiresAt.getTime() > now)
        throw deviceErrors.otpLocked();
      const wait = deviceOtp ? pauseSeconds - (now - deviceOtp.sentAt.getTime()) / 1_000 : 0;
      if (wait > 0) throw deviceErrors.otpTooSoon(Math.ceil(wait));
      return {
        set: { device: { ...device, otpStatus: 'Pending' }, deviceOtp: { ...otp, sentAt: new Date(now), key } },
        secret: ['deviceOtp'],
        fact: assetFact('device.otp-sent', actor, asset, {
          notice: {
            users: [actor.id],
            title: 'A one-time password for {{device}} was sent to your e-mail',
            values: { device: asset.name },
            link: `/enduser/devices?id=${asset._id}`,
          },
          mails: [
            {
              to: endUser.email,
              language: call.language,
              subject: 'One-time password for your device {{device}}',
              lines: [
                'Your one-time password is {{code}}.',
                'It is for the verification of {{device}} ({{serialNumber}}) and valid for {{minutes}} minutes.',
                'If you did not ask for it, please tell your administrator.',
              ],
              values: {
                code,
                device: asset.name,
                serialNumber: asset.serialNumber,
                minutes: String(verification.otpMinutes),
              },
            },
          ],
        }),
      };
    });
    return sent(after);
  }

  async check({ actor, params, body }: Call<typeof devices.checkOtp>): Promise<AssetRecord> {
    let refusal: DomainError | undefined;
    // The attempt is taken off in the same write that decides on it, so that no two guesses share one.
    const after = await this.assets.records.change(params.id, ownRows(actor), (asset) => {
      refusal = undefined;
      const { device, deviceOtp } = asset;
      if (!device) throw refuse('ILLEGAL_MOVE');
      if (device.otpStatus === 'Failed') throw deviceErrors.otpLocked();
      if (!deviceOtp || deviceOtp.attemptsLeft < 1) throw deviceErrors.wrongOtp();
      if (matchesOtp(deviceOtp, body.otp)) {
        return {
          set: { device: { ...device, otpStatus: 'Verified' } },
          unset: ['deviceOtp'],
          fact: assetFact('device.otp-verified', actor, asset),
        };
      }
      const attemptsLeft = deviceOtp.attemptsLeft - 1;
      refusal = attemptsLeft > 0 ? deviceErrors.wrongOtp() : deviceErrors.otpLocked();
      return {
        set: {
          device: { ...device, otpStatus: attemptsLeft > 0 ? 'Pending' : 'Failed' },
          deviceOtp: { ...deviceOtp, attemptsLeft },
        },
        secret: ['deviceOtp'],
        fact: assetFact('device.otp-refused', actor, asset, { data: { attemptsLeft } }),
      };
    });
    if (refusal) throw refusal;
    return after;
  }
}

const sent = ({ deviceOtp, endUser }: AssetRecord) => ({
  success: true as const,
  expiresAt: deviceOtp?.expiresAt.toISOString() ?? '',
  sentTo: endUser?.email ?? '',
  attemptsLeft: deviceOtp?.attemptsLeft ?? 0,
});
