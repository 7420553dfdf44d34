import { NewAsset } from '@portal/contracts';
import { inEnglish } from '@portal/ui/testing';
import { assetContents } from './asset-contents.js';

it('every field of an asset stands in a part of the contents', async () => {
  const parts = assetContents(await inEnglish());
  const named = parts.flatMap(({ names, also = [] }) => [...names, ...also]);
  expect(Object.keys(NewAsset.shape).filter((field) => !named.includes(field))).toEqual([]);
});
