import { commonErrors } from '@portal/contracts';
import {
  AccessDenied,
  ApiError,
  Empty,
  Figures,
  Loading,
  Ltr,
  NoteLine,
  Problem,
  Refusal,
  Sheet,
  Skeleton,
} from '@portal/ui';
import { Button } from 'antd';
import css from './kit.module.css';

const away = new ApiError(503, 'AWAY', commonErrors.AWAY[1]);

export function StateParts() {
  return (
    <>
      <Figures
        figures={[
          { label: 'Total Assets', value: <Ltr>1,284</Ltr>, note: '+38 this month', to: '/ui-kit' },
          { label: 'Active Assets', value: <Ltr>1,195</Ltr>, note: '93.1 % of all' },
          { label: 'Needs Attention', value: <Ltr>66</Ltr>, note: '41 repair · 18 warranty', attention: true },
        ]}
      />
      <Sheet title="Problem, Refusal, Empty, Loading, Skeleton, NoteLine">
        <div className={css.stack}>
          <Problem error={away} onRetry={() => undefined} />
          <Refusal text="Invalid email or password" />
          <Empty title="No assets found" text="Add the first one." action={<Button type="primary">Add Asset</Button>} />
          <Loading text="Verifying your access permissions." />
          <Skeleton rows={3} />
          <NoteLine>An information.</NoteLine>
          <NoteLine tone="waiting">A warning.</NoteLine>
          <NoteLine tone="bad">A fault.</NoteLine>
          <NoteLine tone="good">A result.</NoteLine>
        </div>
      </Sheet>
      <AccessDenied needs="superadmin:view" />
    </>
  );
}
