type Json = Record<string, unknown>;

interface PatchCase {
  name: string;
  operations: unknown;
  /** Attributes that differ from those of `before`; undefined for one that is gone. Or the `scimType` of a refusal. */
  after: Json | string;
  before?: Json;
}

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';

const work = { value: 'ada@acme.example', type: 'work', primary: true };
const home = { value: 'ada@home.example', type: 'home' };

/** The user before each case, unless the case has another one. */
export const user: Json = {
  userName: 'ada',
  externalId: 'e1',
  name: { familyName: 'Lovelace', givenName: 'Ada' },
  displayName: 'Ada Lovelace',
  active: true,
  emails: [work, home],
  [ENTERPRISE]: { department: 'Research', manager: { value: 'm1' } },
};

/** As Entra, Okta, OneLogin and others send them, and what no directory should. */
export const patchCases: readonly PatchCase[] = [
  // Names of operations and values without a path.
  {
    name: 'replace with a path',
    operations: [{ op: 'replace', path: 'displayName', value: 'A' }],
    after: { displayName: 'A' },
  },
  {
    name: 'capitalized operation',
    operations: [{ op: 'Replace', path: 'title', value: 'Countess' }],
    after: { title: 'Countess' },
  },
  { name: 'capitalized addition', operations: [{ op: 'Add', path: 'nickName', value: 'A' }], after: { nickName: 'A' } },
  { name: 'unknown operation', operations: [{ op: 'move', path: 'title', value: 'x' }], after: 'invalidSyntax' },
  { name: 'no operations', operations: [], after: 'invalidSyntax' },
  { name: 'operations that are no list', operations: { op: 'add' }, after: 'invalidSyntax' },
  { name: 'an operation that is no object', operations: ['add'], after: 'invalidSyntax' },
  { name: 'value without a path', operations: [{ op: 'replace', value: { active: false } }], after: { active: false } },
  {
    name: 'several attributes without a path',
    operations: [{ op: 'add', value: { title: 'T', nickName: 'N' } }],
    after: { title: 'T', nickName: 'N' },
  },
  {
    name: 'dotted keys without a path',
    operations: [{ op: 'Add', value: { 'name.givenName': 'Augusta' } }],
    after: { name: { familyName: 'Lovelace', givenName: 'Augusta' } },
  },
  {
    name: 'filtered keys without a path',
    operations: [{ op: 'Replace', value: { 'emails[type eq "work"].value': 'a@acme.example' } }],
    after: { emails: [{ ...work, value: 'a@acme.example' }, home] },
  },
  {
    name: 'URNs as keys without a path',
    operations: [{ op: 'Replace', value: { [`${ENTERPRISE}:department`]: 'Mathematics' } }],
    after: { [ENTERPRISE]: { department: 'Mathematics', manager: { value: 'm1' } } },
  },
  {
    name: 'an extension without a path',
    operations: [{ op: 'add', value: { [ENTERPRISE]: { costCenter: '7' } } }],
    after: { [ENTERPRISE]: { costCenter: '7', department: 'Research', manager: { value: 'm1' } } },
  },
  { name: 'text without a path', operations: [{ op: 'add', value: 'x' }], after: 'invalidSyntax' },
  // Names.
  {
    name: 'names in another case',
    operations: [{ op: 'replace', path: 'DISPLAYNAME', value: 'A' }],
    after: { displayName: 'A' },
  },
  {
    name: 'the URN of the schema before a name',
    operations: [{ op: 'replace', path: `${USER}:title`, value: 'T' }],
    after: { title: 'T' },
  },
  {
    name: 'an attribute of an extension',
    operations: [{ op: 'replace', path: `${ENTERPRISE}:employeeNumber`, value: '7' }],
    after: { [ENTERPRISE]: { employeeNumber: '7', department: 'Research', manager: { value: 'm1' } } },
  },
  { name: 'an unknown attribute', operations: [{ op: 'add', path: 'shoeSize', value: '38' }], after: {} },
  { name: 'a path of the prototype', operations: [{ op: 'add', path: '__proto__.polluted', value: 'x' }], after: {} },
  {
    name: 'a path of the constructor',
    operations: [{ op: 'add', path: 'constructor.prototype', value: 'x' }],
    after: {},
  },
  {
    name: 'a deeper path of the constructor',
    operations: [{ op: 'add', path: 'constructor.prototype.polluted', value: 'x' }],
    after: 'invalidPath',
  },
  {
    name: 'keys of the prototype in a value',
    operations: [
      { op: 'add', value: { 'name.__proto__': { polluted: 'x' }, constructor: { prototype: { polluted: 'x' } } } },
    ],
    after: {},
  },
  // Booleans.
  { name: 'False as text', operations: [{ op: 'Replace', path: 'active', value: 'False' }], after: { active: false } },
  {
    name: 'true as text',
    operations: [{ op: 'replace', value: { active: 'true' } }],
    before: { ...user, active: false },
    after: { active: true },
  },
  {
    name: 'another text as boolean',
    operations: [{ op: 'replace', path: 'active', value: 'no' }],
    after: 'invalidValue',
  },
  // Lists.
  {
    name: 'a filter with a sub-attribute',
    operations: [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'a@acme.example' }],
    after: { emails: [{ ...work, value: 'a@acme.example' }, home] },
  },
  {
    name: 'a filter that matches nothing creates an element',
    operations: [{ op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+1' }],
    after: { phoneNumbers: [{ value: '+1', type: 'mobile' }] },
  },
  {
    name: 'a filter of two equalities creates an element',
    operations: [{ op: 'add', path: 'emails[type eq "other" and display eq "O"].value', value: 'o@x.example' }],
    after: { emails: [work, home, { value: 'o@x.example', display: 'O', type: 'other' }] },
  },
  {
    name: 'a filter of other comparisons creates none',
    operations: [{ op: 'replace', path: 'emails[value co "nothing"].display', value: 'x' }],
    after: 'noTarget',
  },
  {
    name: 'the only element without a type is meant',
    operations: [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'b@acme.example' }],
    before: { userName: 'ada', active: true, emails: [{ value: 'a@acme.example' }] },
    after: { emails: [{ value: 'b@acme.example', type: 'work' }] },
  },
  {
    name: 'a new primary element takes it from the others',
    operations: [{ op: 'add', path: 'emails', value: [{ value: 'n@acme.example', primary: true }] }],
    after: { emails: [{ ...work, primary: false }, home, { value: 'n@acme.example', primary: true }] },
  },
  {
    name: 'primary set by a filter takes it from the others',
    operations: [{ op: 'replace', path: 'emails[type eq "home"].primary', value: 'True' }],
    after: {
      emails: [
        { ...work, primary: false },
        { ...home, primary: true },
      ],
    },
  },
  {
    name: 'roles by Entra',
    operations: [{ op: 'Add', path: 'roles[primary eq "True"].value', value: 'admin' }],
    after: { roles: [{ value: 'admin', primary: true }] },
  },
  {
    name: 'an element that exists is not added again',
    operations: [{ op: 'add', path: 'emails', value: [home] }],
    after: {},
  },
  {
    name: 'a single object is a list of one',
    operations: [{ op: 'replace', path: 'emails', value: home }],
    after: { emails: [home] },
  },
  {
    name: 'a removal by a filter',
    operations: [{ op: 'remove', path: 'emails[type eq "home"]' }],
    after: { emails: [work] },
  },
  {
    name: 'a removal of a sub-attribute by a filter',
    operations: [{ op: 'remove', path: 'emails[type eq "work"].primary' }],
    after: { emails: [{ value: work.value, type: 'work' }, home] },
  },
  { name: 'a removal of a list', operations: [{ op: 'remove', path: 'emails' }], after: { emails: undefined } },
  // Null, nothing, and what is required.
  {
    name: 'null removes',
    operations: [{ op: 'replace', path: 'displayName', value: null }],
    after: { displayName: undefined },
  },
  { name: 'a removal of what is absent', operations: [{ op: 'remove', path: 'title' }], after: {} },
  { name: 'a removal without a path', operations: [{ op: 'remove' }], after: 'noTarget' },
  { name: 'a removal of what is required', operations: [{ op: 'remove', path: 'userName' }], after: 'mutability' },
  // Complex attributes.
  {
    name: 'sub-attributes that a value does not name stay',
    operations: [{ op: 'replace', path: 'name', value: { givenName: 'Augusta' } }],
    after: { name: { familyName: 'Lovelace', givenName: 'Augusta' } },
  },
  {
    name: 'a manager as text',
    operations: [{ op: 'Add', path: `${ENTERPRISE}:manager`, value: 'm2' }],
    after: { [ENTERPRISE]: { department: 'Research', manager: { value: 'm2' } } },
  },
  {
    name: 'a manager as a list of one',
    operations: [{ op: 'add', path: `${ENTERPRISE}:manager`, value: [{ value: 'm2' }] }],
    after: { [ENTERPRISE]: { department: 'Research', manager: { value: 'm2' } } },
  },
  // Read-only attributes, and paths that do not parse.
  {
    name: 'read-only attributes are ignored',
    operations: [{ op: 'replace', value: { id: 'x', meta: {}, groups: [], schemas: [], displayName: 'A' } }],
    after: { displayName: 'A' },
  },
  { name: 'a read-only path is ignored', operations: [{ op: 'replace', path: 'id', value: 'x' }], after: {} },
  {
    name: 'a path that does not parse',
    operations: [{ op: 'replace', path: 'emails[', value: 'x' }],
    after: 'invalidPath',
  },
  {
    name: 'a filter that does not parse',
    operations: [{ op: 'replace', path: 'emails[type eq].value', value: 'x' }],
    after: 'invalidFilter',
  },
  {
    name: 'a filter of an attribute that is no list',
    operations: [{ op: 'replace', path: 'name[familyName eq "x"]', value: {} }],
    after: 'invalidPath',
  },
];
