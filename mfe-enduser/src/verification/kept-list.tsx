import { Icon, IconButton, Lines, RowLink, Sheet, useT } from '@portal/ui';
import { ClipboardCheck, X } from 'lucide-react';
import { verifyAddress } from '../addresses.js';
import { DeviceRows } from '../device/device-rows.js';
import { SubmissionNote } from './submission-note.js';
import { useKept } from './use-kept.js';

/** The checklists that the reader sent off from this browser, until they have seen that each arrived. */
export function KeptList() {
  const t = useT();
  const { kept, store } = useKept();
  const rows = [...(kept ?? [])].flatMap(([id, { deviceName, submission }]) =>
    submission ? [{ id, deviceName, submission }] : [],
  );
  if (rows.length === 0) return null;
  return (
    <Sheet title={t('Checklists on this device')}>
      <DeviceRows>
        {rows.map(({ id, deviceName, submission }) => (
          <li key={id}>
            <Icon icon={ClipboardCheck} size={20} />
            <Lines>
              <RowLink to={verifyAddress({ id })}>
                <bdi>{deviceName}</bdi>
              </RowLink>
              <SubmissionNote submission={submission} />
            </Lines>
            {submission.state === 'sent' && (
              <IconButton
                aria-label={`${t('Remove from the list')}: ${deviceName}`}
                onClick={() => void store.change(id, () => undefined)}
              >
                <Icon icon={X} size={18} />
              </IconButton>
            )}
          </li>
        ))}
      </DeviceRows>
    </Sheet>
  );
}
