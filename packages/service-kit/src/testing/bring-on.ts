import type { RunningService } from '../process/service.js';
import { eventually } from './eventually.js';

/** Does all migrations of a service anew, as over what an earlier version has stored. */
export async function bringOn({ kit: { database, migrations } }: Pick<RunningService, 'kit'>) {
  await database.collection('migrations').updateMany({}, { $set: { state: 'waiting', passes: 0 } });
  await eventually(async () => {
    await migrations.bringOn();
    if (!(await migrations.isSettled())) throw new Error('migrations are left');
  });
}
