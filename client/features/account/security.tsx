import { useFeatures } from '#client/app/feature.ts';
import { Screen } from '#client/app/screen.tsx';

import { texts } from './texts.ts';

export function SecurityScreen() {
  const cards = useFeatures().flatMap(({ security = [] }) => security);
  return (
    <Screen title={texts.security.title} about={texts.security.about}>
      {cards.map((Card, index) => (
        <Card key={index} />
      ))}
    </Screen>
  );
}
