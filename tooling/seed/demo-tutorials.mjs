import { readFile } from 'node:fs/promises';

/** @typedef {readonly [title: string, text: string]} Step */

/** @param {string} language @param {string} title @param {string} summary @param {Step[]} steps */
const text = (language, title, summary, steps) => ({
  ...{ language, title, summary },
  steps: steps.map(([name, words]) => ({ title: name, text: words })),
});

/** A picture that belongs to the first step of a tutorial. @param {string} name */
export const picture = async (name) => ({
  name: `${name}.png`,
  bytes: new Uint8Array(await readFile(new URL(`pictures/${name}.png`, import.meta.url))),
});

/** What holders of devices are shown first: setting up a laptop, configuring a printer, and what to do when something fails. */
export const tutorials = [
  {
    category: 'Laptop',
    picture: 'laptop',
    texts: [
      text('en', 'Set up your laptop', 'Demo: from the box to the first sign-in, in about fifteen minutes.', [
        [
          'Connect and switch on',
          'Plug in the charger (1) and press the power button (2). Leave the charger connected until the battery is full for the first time.',
        ],
        [
          'Compare the serial number',
          'It stands on the underside. It must be the same as on the page of your device in this portal; if it is not, do not acknowledge the device and raise a ticket.',
        ],
        [
          'Connect to the office network',
          'Use the network cable where there is one, else choose the Wi-Fi of your office. Do not use a hotspot for the first start.',
        ],
        [
          'Sign in and set a password',
          'Sign in with the account of your office and set a password of your own that nobody else knows.',
        ],
        [
          'Acknowledge and verify',
          'Open Devices in this portal, acknowledge the laptop and go through its checklist. What fails becomes a ticket at once.',
        ],
      ]),
      text('hi', 'अपना लैपटॉप तैयार करें', 'डेमो: डिब्बे से पहले साइन-इन तक, लगभग पंद्रह मिनट में।', [
        ['जोड़ें और चालू करें', 'चार्जर लगाएँ (1) और पावर बटन दबाएँ (2)। पहली बार बैटरी पूरी भरने तक चार्जर लगा रहने दें।'],
        [
          'क्रम संख्या मिलाएँ',
          'यह नीचे की ओर लिखी होती है। यह वही होनी चाहिए जो इस पोर्टल में आपके उपकरण के पृष्ठ पर है; यदि नहीं, तो उपकरण स्वीकार न करें और टिकट दर्ज करें।',
        ],
        [
          'कार्यालय के नेटवर्क से जुड़ें',
          'जहाँ नेटवर्क केबल हो वहाँ उसका उपयोग करें, अन्यथा अपने कार्यालय का वाई-फ़ाई चुनें। पहली बार हॉटस्पॉट का उपयोग न करें।',
        ],
        ['साइन इन करें और पासवर्ड बनाएँ', 'कार्यालय के खाते से साइन इन करें और अपना ऐसा पासवर्ड रखें जिसे कोई और न जानता हो।'],
        [
          'स्वीकार करें और जाँचें',
          'इस पोर्टल में उपकरण खोलें, लैपटॉप को स्वीकार करें और उसकी जाँच-सूची पूरी करें। जो विफल हो, उसका टिकट तुरंत बनता है।',
        ],
      ]),
      text('ur', 'اپنا لیپ ٹاپ تیار کریں', 'ڈیمو: ڈبے سے پہلے سائن اِن تک، تقریباً پندرہ منٹ میں۔', [
        [
          'جوڑیں اور چلائیں',
          'چارجر لگائیں (1) اور پاور بٹن دبائیں (2)۔ پہلی بار بیٹری پوری بھرنے تک چارجر لگا رہنے دیں۔',
        ],
        [
          'سیریل نمبر ملائیں',
          'یہ نچلی طرف لکھا ہوتا ہے۔ یہ وہی ہونا چاہیے جو اس پورٹل میں آپ کے آلے کے صفحے پر ہے؛ اگر نہیں، تو آلہ قبول نہ کریں اور ٹکٹ درج کریں۔',
        ],
        [
          'دفتر کے نیٹ ورک سے جڑیں',
          'جہاں نیٹ ورک کیبل ہو وہاں اسے استعمال کریں، ورنہ اپنے دفتر کا وائی فائی چنیں۔ پہلی بار ہاٹ اسپاٹ استعمال نہ کریں۔',
        ],
        [
          'سائن اِن کریں اور پاس ورڈ بنائیں',
          'دفتر کے اکاؤنٹ سے سائن اِن کریں اور اپنا ایسا پاس ورڈ رکھیں جسے کوئی اور نہ جانتا ہو۔',
        ],
        [
          'قبول کریں اور جانچیں',
          'اس پورٹل میں آلات کھولیں، لیپ ٹاپ قبول کریں اور اس کی جانچ فہرست مکمل کریں۔ جو ناکام ہو اس کا ٹکٹ فوراً بنتا ہے۔',
        ],
      ]),
    ],
  },
  {
    category: 'Printer',
    picture: 'printer',
    texts: [
      text('en', 'Configure a printer', 'Demo: paper, connection and the first page.', [
        [
          'Fill and connect',
          'Put paper into the tray (1), connect the network cable or USB (2) and wait until the display (3) says that it is ready.',
        ],
        [
          'Add it to your computer',
          'Open the settings of your computer, choose Printers, then Add. Choose the printer whose name stands on its label.',
        ],
        [
          'Print a test page',
          'Open its properties and print a test page. Text must be sharp and colours must not run.',
        ],
        [
          'Set the defaults',
          'Choose A4, both sides and black and white, unless your office says otherwise: it saves paper and toner.',
        ],
      ]),
      text('hi', 'प्रिंटर कॉन्फ़िगर करें', 'डेमो: काग़ज़, कनेक्शन और पहला पृष्ठ।', [
        ['भरें और जोड़ें', 'ट्रे में काग़ज़ रखें (1), नेटवर्क केबल या USB लगाएँ (2) और प्रतीक्षा करें जब तक डिस्प्ले (3) तैयार न दिखाए।'],
        ['इसे अपने कंप्यूटर में जोड़ें', 'कंप्यूटर की सेटिंग खोलें, प्रिंटर चुनें, फिर जोड़ें। वही प्रिंटर चुनें जिसका नाम उसके लेबल पर है।'],
        ['परीक्षण पृष्ठ छापें', 'उसके गुण खोलें और परीक्षण पृष्ठ छापें। अक्षर साफ़ हों और रंग न फैलें।'],
        ['डिफ़ॉल्ट तय करें', 'A4, दोनों ओर और श्वेत-श्याम चुनें, जब तक आपका कार्यालय कुछ और न कहे: इससे काग़ज़ और टोनर बचता है।'],
      ]),
      text('ur', 'پرنٹر ترتیب دیں', 'ڈیمو: کاغذ، رابطہ اور پہلا صفحہ۔', [
        [
          'بھریں اور جوڑیں',
          'ٹرے میں کاغذ رکھیں (1)، نیٹ ورک کیبل یا USB لگائیں (2) اور انتظار کریں جب تک ڈسپلے (3) تیار نہ دکھائے۔',
        ],
        [
          'اسے اپنے کمپیوٹر میں شامل کریں',
          'کمپیوٹر کی ترتیبات کھولیں، پرنٹر چنیں، پھر شامل کریں۔ وہی پرنٹر چنیں جس کا نام اس کے لیبل پر ہے۔',
        ],
        ['آزمائشی صفحہ چھاپیں', 'اس کی خصوصیات کھولیں اور آزمائشی صفحہ چھاپیں۔ حروف صاف ہوں اور رنگ نہ پھیلیں۔'],
        [
          'طے شدہ انتخاب رکھیں',
          'A4، دونوں طرف اور سیاہ سفید چنیں، جب تک آپ کا دفتر کچھ اور نہ کہے: اس سے کاغذ اور ٹونر بچتا ہے۔',
        ],
      ]),
    ],
  },
  {
    category: 'General',
    texts: [
      text('en', 'When something does not work', 'Demo: five things to try before you raise a ticket.', [
        [
          'Look at cables and lights',
          'Is it plugged in, and is the socket switched on? Try another socket and another cable.',
        ],
        ['Restart it', 'Save your work, switch the device off, wait ten seconds, switch it on again.'],
        [
          'Check the network',
          'Open this portal on another device in the same room. If that does not work either, it is the network and not your device.',
        ],
        [
          'Note what it says',
          'Write down the message word for word or take a photo of the screen. It saves the support team a question.',
        ],
        [
          'Raise a ticket',
          'Choose the device, say what you tried, and add the photo. You are told of each step until it is resolved.',
        ],
      ]),
      text('hi', 'जब कुछ काम न करे', 'डेमो: टिकट दर्ज करने से पहले आज़माने की पाँच बातें।', [
        ['केबल और बत्तियाँ देखें', 'क्या प्लग लगा है और स्विच चालू है? दूसरा सॉकेट और दूसरी केबल आज़माएँ।'],
        ['फिर से चालू करें', 'अपना काम सहेजें, उपकरण बंद करें, दस सेकंड रुकें, फिर चालू करें।'],
        ['नेटवर्क जाँचें', 'उसी कमरे में किसी दूसरे उपकरण पर यह पोर्टल खोलें। यदि वह भी न चले, तो दोष नेटवर्क का है, आपके उपकरण का नहीं।'],
        ['संदेश लिख लें', 'संदेश शब्दशः लिखें या स्क्रीन का फ़ोटो लें। इससे सहायता टीम का एक प्रश्न बचता है।'],
        ['टिकट दर्ज करें', 'उपकरण चुनें, बताएँ कि आपने क्या आज़माया, और फ़ोटो जोड़ें। समाधान होने तक हर कदम की सूचना मिलती है।'],
      ]),
      text('ur', 'جب کچھ کام نہ کرے', 'ڈیمو: ٹکٹ درج کرنے سے پہلے آزمانے کی پانچ باتیں۔', [
        ['کیبل اور بتیاں دیکھیں', 'کیا پلگ لگا ہے اور سوئچ چالو ہے؟ دوسرا ساکٹ اور دوسری کیبل آزمائیں۔'],
        ['دوبارہ چلائیں', 'اپنا کام محفوظ کریں، آلہ بند کریں، دس سیکنڈ رکیں، پھر چلائیں۔'],
        [
          'نیٹ ورک جانچیں',
          'اسی کمرے میں کسی دوسرے آلے پر یہ پورٹل کھولیں۔ اگر وہ بھی نہ چلے تو خرابی نیٹ ورک کی ہے، آپ کے آلے کی نہیں۔',
        ],
        ['پیغام لکھ لیں', 'پیغام لفظ بہ لفظ لکھیں یا اسکرین کی تصویر لیں۔ اس سے امدادی ٹیم کا ایک سوال بچتا ہے۔'],
        [
          'ٹکٹ درج کریں',
          'آلہ چنیں، بتائیں کہ آپ نے کیا آزمایا، اور تصویر شامل کریں۔ حل ہونے تک ہر قدم کی اطلاع ملتی ہے۔',
        ],
      ]),
    ],
  },
];
