/** The password of all demo users, which `npm run demo` prints. */
export const PASSWORD = 'correct horse battery staple';

/** The first one is the administrator of the platform. */
export const people = [
  'Ada Lovelace',
  'Grace Hopper',
  'Alan Turing',
  'Katherine Johnson',
  'Edsger Dijkstra',
  'Barbara Liskov',
  'Donald Knuth',
  'Margaret Hamilton',
  'John McCarthy',
  'Radia Perlman',
  'Tony Hoare',
  'Frances Allen',
  'Dennis Ritchie',
  'Karen Spärck Jones',
  'Ken Thompson',
  'Hedy Lamarr',
  'Niklaus Wirth',
  'Shafi Goldwasser',
  'Leslie Lamport',
  'Adele Goldberg',
  'Robin Milner',
  'Jean Bartik',
  'Kristen Nygaard',
  'Sophie Wilson',
  'Vint Cerf',
  'Joan Clarke',
  'Konrad Zuse',
  'Mary Kenneth Keller',
] as const;

export type PersonName = (typeof people)[number];

export interface DemoOrganization {
  name: string;
  slug: string;
  owner: PersonName;
  /** The role of each member. */
  members: Partial<Record<PersonName, 'admin' | 'member'>>;
  /** Addresses with a pending invitation. */
  invited: string[];
  teams: string[];
  /** The permissions of each role that it defines. */
  roles: Record<string, Record<string, string[]>>;
}

export const organizations: DemoOrganization[] = [
  {
    name: 'Analytical Engines',
    slug: 'analytical-engines',
    owner: 'Ada Lovelace',
    members: {
      'Grace Hopper': 'admin',
      'Alan Turing': 'member',
      'Katherine Johnson': 'member',
      'Edsger Dijkstra': 'member',
      'Barbara Liskov': 'admin',
      'Donald Knuth': 'member',
      'Margaret Hamilton': 'member',
      'Radia Perlman': 'member',
      'Karen Spärck Jones': 'member',
      'Ken Thompson': 'member',
      'Hedy Lamarr': 'member',
    },
    invited: ['charles@example.com', 'mary.somerville@example.com', addressOf('Vint Cerf')],
    teams: ['Compilers', 'Type theory', 'Operations'],
    roles: {
      recruiter: { invitation: ['create', 'cancel'] },
      'team lead': { team: ['create', 'update'], member: ['update'] },
    },
  },
  {
    name: 'Moonshot Navigation',
    slug: 'moonshot',
    owner: 'Margaret Hamilton',
    members: { 'Ada Lovelace': 'member', 'Katherine Johnson': 'member', 'Leslie Lamport': 'admin' },
    invited: ['buzz@example.com'],
    teams: [],
    roles: {},
  },
  {
    name: 'Spanning Trees Ltd.',
    slug: 'spanning-trees',
    owner: 'Radia Perlman',
    members: { 'Vint Cerf': 'admin', 'Sophie Wilson': 'member' },
    invited: [addressOf('Ada Lovelace')],
    teams: [],
    roles: {},
  },
];

/** The list of users shows one banned user. */
export const banned = { name: 'Konrad Zuse', reason: 'Sent spam to all members' } as const;

/** Browsers that the administrator is signed in with, beside the one that opens the web app. */
export const devices: [string, ...string[]] = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
];

/** `ada@example.com`: a domain that no mail reaches (RFC 2606). */
export function addressOf(name: PersonName): string {
  const first = name.split(' ')[0]!;
  const isShared = people.filter((other) => other.startsWith(`${first} `)).length > 1;
  const local = isShared ? name.replaceAll(' ', '.') : first;
  return `${local.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}@example.com`;
}
