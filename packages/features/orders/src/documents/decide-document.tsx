import { documents } from '@portal/contracts';
import { DateText, DecisionPanel, toast, useMay, useT, useUser, useWrite } from '@portal/ui';
import type { ShownDocument } from './document.words.js';

/** The decision about a document of the other side that waits. */
export function DecideDocument({ document }: { document: ShownDocument }) {
  const t = useT();
  const may = useMay();
  const { organizationId } = useUser();
  const write = useWrite(documents.decide);
  const own = document.uploadedByOrganizationId === organizationId;
  if (document.status !== 'pending' || own || !may(documents.decide)) return null;
  const decide = async ({ approve, note }: { approve: boolean; note: string }) => {
    await write.mutateAsync({
      params: { id: document.id },
      version: document.version,
      body: approve ? { status: 'approved' } : { status: 'rejected', reason: note },
    });
    const values = { name: document.name };
    toast(approve ? t('Document {{name}} was approved', values) : t('Document {{name}} was rejected', values));
  };
  return (
    <DecisionPanel
      text={
        <>
          <bdi>{document.uploadedBy}</bdi> · <DateText value={document.uploadedAt} time />
        </>
      }
      noteLabel={t('Rejection Reason *')}
      noteHint={t('needed to reject')}
      missing="Please give a reason"
      hint={t('Who uploaded it is told at once.')}
      onDecide={decide}
    />
  );
}
