import { NewAsset } from '@portal/contracts';
import { assetContents } from './asset-contents.js';

it('every field of an asset stands in a part of the contents', () => {
  const named = assetContents(((text: string) => text) as never).flatMap(({ names, also = [] }) => [...names, ...also]);
  expect(Object.keys(NewAsset.shape).filter((field) => !named.includes(field))).toEqual([]);
});
