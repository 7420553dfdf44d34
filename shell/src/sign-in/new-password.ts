import { newPassword } from '@portal/contracts';
import { z } from 'zod';

/** A change of the own password, typed twice. */
export const NewPassword = z
  .object({
    currentPassword: z.string({ error: 'Current password is required' }).min(1, 'Current password is required'),
    newPassword,
    confirmPassword: z.string({ error: 'Please confirm your password' }).min(1, 'Please confirm your password'),
  })
  .superRefine((value, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (value.newPassword !== value.confirmPassword) refuse('confirmPassword', 'Passwords do not match');
    if (value.newPassword === value.currentPassword) {
      refuse('newPassword', 'The new password must differ from the current one');
    }
  });
