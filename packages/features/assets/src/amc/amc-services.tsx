import { serviceRecords } from '@portal/contracts';
import { Icon, useMay, useT } from '@portal/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { NewServiceDialog } from '../service-records/service.dialogs.js';
import { ServicesOf } from '../service-records/services-of.js';
import type { ShownAmc } from './amc-record.js';

/** The services under a contract, and the way to a new one for its provider's side. */
export function AmcServices({ contract }: { contract: ShownAmc }) {
  const t = useT();
  const may = useMay();
  const [adding, setAdding] = useState(false);
  const mayAdd = may(serviceRecords.create) && contract.status !== 'Cancelled';
  return (
    <>
      <ServicesOf
        of={{ contractId: contract.id }}
        more={
          mayAdd && (
            <Button icon={<Icon icon={Plus} />} onClick={() => setAdding(true)}>
              {t('Add service')}
            </Button>
          )
        }
      />
      {adding && <NewServiceDialog contract={contract} onClose={() => setAdding(false)} />}
    </>
  );
}
