import { useFeatures } from '#client/app/feature.ts';
import { Screen } from '#client/app/screen.tsx';

export function SecurityScreen() {
  const cards = useFeatures().flatMap(({ security = [] }) => security);
  return (
    <Screen title="Security" about="How you prove that you are you.">
      {cards.map((Card, index) => (
        <Card key={index} />
      ))}
    </Screen>
  );
}
