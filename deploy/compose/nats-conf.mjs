// Writes the configuration of NATS from the table of who asks whom: node deploy/compose/nats-conf.mjs <file>
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { natsUsers } from '../nats/nats-users.mjs';

/** The whole configuration; passwords come from the environment of the container. */
export const natsConf = async () => `port: 4222
# The monitor answers its own container alone.
http: 127.0.0.1:8222
max_payload: 16MB
jetstream {
  store_dir: /data
  max_mem: 64MB
  max_file: 4GB
  # Each message is on the disk before it is acknowledged.
  sync_interval: always
}
${await natsUsers((part) => `$NATS_${part.toUpperCase()}_PASSWORD`)}`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(process.argv[2] ?? 'nats.conf', await natsConf());
