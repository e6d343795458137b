import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');
const members = (count: number) => plural(count, { one: `${number(count)} membre`, other: `${number(count)} membres` });

export const memberBulk: Translations['memberBulk'] = {
  toolbar: 'Membres sélectionnés',
  selectPage: 'Sélectionner tous les membres de cette page',
  most: (count) => `${number(count)} sélectionnés, le maximum à la fois`,
  failed: {
    title: (count) => plural(count, { one: `${members(count)} non modifié`, other: `${members(count)} non modifiés` }),
    about: (done) =>
      done === 0
        ? 'Aucun membre n’a été modifié.'
        : plural(done, {
            one: `${members(done)} modifié. Les autres restent sélectionnés\u00a0:`,
            other: `${members(done)} modifiés. Les autres restent sélectionnés\u00a0:`,
          }),
  },
  changeRole: {
    open: 'Modifier le rôle',
    title: (count) => `Modifier le rôle de ${members(count)}`,
    about: 'Ce rôle remplace tous leurs rôles actuels.',
    submit: 'Modifier le rôle',
    done: (count) => `Rôle de ${members(count)} modifié`,
  },
  remove: {
    open: 'Retirer',
    title: (count) => `Retirer ${members(count)}\u00a0?`,
    about: (organization) =>
      `Ils perdront immédiatement l’accès à ${organization}. Vous pourrez les inviter à nouveau.`,
    submit: (count) => `Retirer ${members(count)}`,
    done: (count) => plural(count, { one: `${members(count)} retiré`, other: `${members(count)} retirés` }),
  },
};
