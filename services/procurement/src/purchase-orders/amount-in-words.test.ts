import { amountInWords } from './amount-in-words.js';

it.each([
  [118, 'One Hundred Eighteen Rupees Only', 'एक सौ अठारह रुपये', 'ایک سو اٹھارہ روپے صرف'],
  [
    129_201.18,
    'One Lakh Twenty Nine Thousand Two Hundred One Rupees And Eighteen Paise Only',
    'एक लाख उनतीस हज़ार दो सौ एक रुपये और अठारह पैसे',
    'ایک لاکھ انتیس ہزار دو سو ایک روپے اور اٹھارہ پیسے صرف',
  ],
  [120_000_000, 'Twelve Crore Rupees Only', 'बारह करोड़ रुपये', 'بارہ کروڑ روپے صرف'],
])('speaks %d in lakh and crore', (amount, en, hi, ur) => {
  expect((['en', 'hi', 'ur'] as const).map((language) => amountInWords(amount, language))).toEqual([en, hi, ur]);
});
