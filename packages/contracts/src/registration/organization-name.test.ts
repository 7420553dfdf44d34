import { lookAlike, nameKeys } from './organization-name.js';

describe('names that can be taken for one another', () => {
  it.each([
    // Case, spacing, punctuation
    ['Demo District Office', '  DEMO  district-office '],
    ['Demo District Office', 'Demo DistrictOffice'],
    ['Demo District Office', 'Demo Dis trict Offi ce'],
    ['Demo District Office', 'Demo_District__Office!!!'],
    ['Demo District Office', '"Demo" (District) Office.'],
    ['National Informatics Centre, Pune', 'National Informatics Centre - Pune'],
    ['Treasury District Office', 'Treasury DistrictOffice'],
    ['Unit 12', 'Unit12'],
    // What cannot be seen, other widths and shapes of letters, accents
    ['Demo District Office', 'Demo Dist\u200brict Office'],
    ['Demo District Office', 'Demo\u00a0District\u2003Office'],
    ['Demo District Office', 'Demo Dis\u00adtrict Office'],
    ['Demo District Office', 'Ｄｅｍｏ Ｄｉｓｔｒｉｃｔ Ｏｆｆｉｃｅ'],
    ['Demo District Office', '𝐃𝐞𝐦𝐨 𝐃𝐢𝐬𝐭𝐫𝐢𝐜𝐭 𝐎𝐟𝐟𝐢𝐜𝐞'],
    ['Demo District Office', 'Dèmö Dístrict Offiçe'],
    ['Demo District Office', 'Demo District O\ufb03ce'],
    // Cyrillic and Greek, digits in place of letters
    ['Demo District Office', 'Dеmо Distriсt Оfficе'],
    ['Demo District Office', 'Dеmo Dіѕtrіct Offіce'],
    ['DEMO OFFICE', 'DΕΜΟ ΟFFΙCΕ'],
    ['HINDUSTAN CORP', 'ΗΙΝDUSΤΑΝ CΟRΡ'],
    ['Demo District Office', 'Dem0 D1str1ct 0ff1ce'],
    ['Bills Treasury', 'Bi11s Trea5ury'],
    ['Modern Works', 'Modem VVorks'],
    // Shortenings
    ['Department of Records', 'Dept. of Records'],
    ['Department of Records', 'Deptt Records'],
    ['Government of Maharashtra', 'Govt. of Maharashtra'],
    ['Government of Maharashtra', "Gov't of Maharashtra"],
    ['Ministry of Finance', 'Min. of Finance'],
    ['Ministry of Finance', 'MIN FINANCE'],
    ['District Office Pune', 'Distt. Off. Pune'],
    ['District Office Pune', 'Dist.Ofc.Pune'],
    ['Acme Private Limited', 'Acme Pvt. Ltd.'],
    ['Acme Private Limited', 'ACME PVT LTD'],
    ['Acme Private Limited', 'M/s Acme (P) Ltd'],
    ['Acme Private Limited', 'Messrs. Acme P. Ltd.'],
    ['Wells & Tanks Corporation', 'Wells and Tanks Corp.'],
    ['Directorate of Education', 'Dte. of Edu.'],
    ['N.I.C. Services', 'NIC Services'],
    // Order, articles, doubled letters
    ['Office of the District Collector, Pune', 'Pune District Collector Office'],
    ['The Records Office', 'Records Office'],
    ['Demo District Office', 'Demmo Districct Officce'],
    // Indian scripts
    ['जिला कार्यालय', ' जिला  कार्यालय.'],
    ['زلعی دفتر', 'زلعی-دفتر'],
  ])('%s · %s', (one, other) => {
    expect(lookAlike(one, other)).toBe(true);
    expect(lookAlike(other, one)).toBe(true);
  });
});

describe('names that nobody takes for one another', () => {
  it.each([
    ['Demo District Office', 'Demo State Office'],
    ['District Office 1', 'District Office 2'],
    ['District Office 1', 'District Office 11'],
    ['Ministry of Finance', 'Ministry of Defence'],
    ['Acme Private Limited', 'Acme Limited'],
    ['Pune Collectorate', 'Nagpur Collectorate'],
    ['जिला कार्यालय', 'जिले कार्यालय'],
    ['First Company', 'Second Company'],
  ])('%s · %s', (one, other) => expect(lookAlike(one, other)).toBe(false));
});

it('finds nothing in a name of nothing but marks', () => expect(nameKeys(' .-– ')).toEqual([]));
