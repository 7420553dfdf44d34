import { openStep } from '@portal/contracts';
import { DateText, PlainTable, Secondary, Sheet, StatusTag, useT } from '@portal/ui';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';

/** Whose approvals the order needs by its value, and who gave theirs. */
export function ApprovalSteps({ order: { approvals = [], status } }: { order: ShownPurchaseOrder }) {
  const t = useT();
  if (approvals.length === 0) return null;
  const next = status === 'Pending Approval' ? openStep(approvals) : undefined;
  return (
    <Sheet title={t('Approvals')} flush>
      <PlainTable
        name={t('Approvals')}
        rows={approvals}
        rowKey={({ designation }) => designation}
        columns={[
          {
            key: 'designation',
            title: t('Designation'),
            render: ({ designation }) => <bdi>{designation}</bdi>,
          },
          {
            key: 'by',
            title: t('Approved by'),
            render: (step) =>
              step.approvedBy && step.approvedAt ? (
                <>
                  <bdi>{step.approvedBy}</bdi> · <DateText value={step.approvedAt} time />
                  {step.onBehalfOf && (
                    <Secondary as="p">{t('in the name of {{name}}', { name: step.onBehalfOf })}</Secondary>
                  )}
                </>
              ) : step === next ? (
                <StatusTag status="Pending Approval" />
              ) : (
                <Secondary>–</Secondary>
              ),
          },
        ]}
      />
    </Sheet>
  );
}
