// Runs in threads of its own, which Passwords starts: argon2id is heavy by intention.
import { hashSync, verifySync } from '@node-rs/argon2';

export const hash = ({ password, cost }) => hashSync(password, cost);
export const matches = ({ hash, password }) => verifySync(hash, password);
