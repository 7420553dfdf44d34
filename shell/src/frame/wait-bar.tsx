import { useT } from '@portal/ui';
import { useNavigation } from 'react-router';

/** Says that the next page is on its way, within the first moment. */
export function WaitBar() {
  const t = useT();
  const { state } = useNavigation();
  return (
    <div className={`wait-bar${state === 'idle' ? '' : ' on'}`} role="status">
      {state !== 'idle' && <span className="sr">{t('Loading...')}</span>}
    </div>
  );
}
