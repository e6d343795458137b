/** Names of three languages, of which one is written from right to left. */
const languages = [
  {
    given: ['Jürgen', 'Käthe', 'Sören', 'Anneliese', 'Björn', 'Mareike', 'Ömer', 'Liselotte'],
    family: ['Müller', 'Weiß', 'Großmann', 'Schäfer', 'Jäger'],
  },
  {
    given: ['ليلى', 'عمر', 'سارة', 'يوسف', 'نور', 'خالد', 'مريم', 'حسن'],
    family: ['الخوارزمي', 'حداد', 'منصور', 'الفارسي', 'نجار'],
  },
  {
    given: ['Olivia', 'Noah', 'Amara', 'Liam', 'Priya', 'Mateo', 'Chloé', 'Kwame'],
    family: ['Nguyen', 'Okafor', 'Fernández', 'Smith', 'Kowalska'],
  },
] as const;

export interface CrowdMember {
  name: string;
  email: string;
}

/** Users beside those of the data, so that lists have pages: 120, of which no two have the same name. */
export const crowd: readonly CrowdMember[] = Array.from({ length: 120 }, (_, n) => {
  const { given, family } = languages[n % 3]!;
  const nth = Math.floor(n / 3);
  const name = `${given[nth % given.length]!} ${family[Math.floor(nth / given.length) % family.length]!}`;
  return { name, email: `user-${n + 1}@example.com` };
});

/** Organizations of the crowd, each with an owner and four members. */
export const crowdOrganizations = [
  'Müller & Söhne',
  'شركة النور',
  'Northwind Labs',
  'Großmann Logistik',
  'دار الحكمة',
  'Kowalska Studio',
  'Okafor Energy',
  'Fernández Hermanos',
].map((name, index) => {
  const [owner, ...members] = crowd.slice(index * 5, index * 5 + 5);
  return { name, slug: `company-${index + 1}`, owner: owner!, members };
});

/** A server that does not exist (RFC 2606). */
export const failingWebhook = {
  url: 'https://hooks.invalid/gatehouse',
  description: 'An example of a server that is down',
};
