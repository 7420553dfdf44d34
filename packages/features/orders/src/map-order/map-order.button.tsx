import { Icon, useT } from '@portal/ui';
import { Button } from 'antd';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MapOrderDialog } from './map-order.dialog.js';

/** Opens the dialog that maps an order to the own organisation; a mapped order is shown at once. */
export function MapOrderButton({ base }: { base: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon icon={Link2} />} onClick={() => setOpen(true)}>
        {t('Map Order to Buyer')}
      </Button>
      <MapOrderDialog
        open={open}
        onClose={() => setOpen(false)}
        onMapped={({ id }) => void navigate(`${base}/${id}`)}
      />
    </>
  );
}
