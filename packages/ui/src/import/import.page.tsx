import { ImportContext, type FileImport, type ImportSubject, isUnderWay, type ListedImport } from './import-subject.js';
import { FormPage } from '../layout/layout.js';
import { Headline } from '../frame/headline.js';
import { Problem } from '../states/problem.js';
import { Skeleton } from '../states/skeleton.js';
import { read, useRead } from '../api/queries.js';
import { useT } from '../i18n/use-t.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ImportWizard } from './import-wizard.js';
import { RecentImports } from './recent-imports.js';
import { UploadStep } from './upload-step.js';

/** So often a page looks how far an import is that is under way. */
const lookEvery = 1_000;

/** Brings records from a file; which import it is lives in the address, so that nothing is lost by a reload. */
export function ImportPage<Import extends FileImport, Listed extends ListedImport = ListedImport>(props: {
  subject: ImportSubject<Import, Listed>;
}) {
  // Its operations answer what its functions take; the steps know no more of an import than all have.
  const subject = props.subject as unknown as ImportSubject;
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const [repeated, setRepeated] = useState<string>();
  const id = search.get('import') ?? '';
  const { title, list, operations } = subject;
  const { data, error, refetch } = useRead(operations.get, {
    params: { id },
    enabled: id !== '',
    again: (now) => isUnderWay(now as FileImport) && lookEvery,
  });
  const client = useQueryClient();
  const begin = (fileImport: FileImport) => {
    client.setQueryData<unknown>(read(operations.get, { params: { id: fileImport.id } }).queryKey, fileImport);
    setRepeated(fileImport.repeated ? fileImport.id : undefined);
    setSearch({ import: fileImport.id });
  };
  const found = data as FileImport | undefined;
  const current = found?.id === id ? found : undefined;
  return (
    <ImportContext value={subject}>
      <FormPage>
        <Headline
          crumbs={[{ label: list.label, to: list.to.split('?')[0] }, { label: title }]}
          title={title}
          more={current && <bdi>{current.fileName}</bdi>}
        />
        {!id && (
          <UploadStep onUploaded={begin}>
            <RecentImports />
          </UploadStep>
        )}
        {id && error && <Problem error={error} title={t('The import cannot be read')} onRetry={() => void refetch()} />}
        {id && !current && !error && <Skeleton />}
        {current && (
          <ImportWizard key={id} fileImport={current} repeated={repeated === id} onRestart={() => setSearch({})} />
        )}
      </FormPage>
    </ImportContext>
  );
}
