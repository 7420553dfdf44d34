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
  [
    117_999_999_998.82,
    'Eleven Thousand Seven Hundred Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Eight Rupees And Eighty Two Paise Only',
    'एक खरब सत्रह अरब निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ अट्ठानवे रुपये और बयासी पैसे',
    'گیارہ ہزار سات سو نناوے کروڑ نناوے لاکھ نناوے ہزار نو سو اٹھانوے روپے اور بیاسی پیسے صرف',
  ],
  [1_170_000_000, 'One Hundred Seventeen Crore Rupees Only', 'एक अरब सत्रह करोड़ रुपये', 'ایک سو سترہ کروڑ روپے صرف'],
  [
    1_000_000_000.01,
    'One Hundred Crore Rupees And One Paisa Only',
    'एक अरब रुपये और एक पैसा',
    'ایک سو کروڑ روپے اور ایک پیسہ صرف',
  ],
  [1_000_000_001, 'One Hundred Crore One Rupees Only', 'एक अरब एक रुपये', 'ایک سو کروڑ ایک روپے صرف'],
  [0.01, 'Zero Rupees And One Paisa Only', 'शून्य रुपये और एक पैसा', 'صفر روپے اور ایک پیسہ صرف'],
])('speaks %d in lakh and crore', (amount, en, hi, ur) => {
  expect((['en', 'hi', 'ur'] as const).map((language) => amountInWords(amount, language))).toEqual([en, hi, ur]);
});
