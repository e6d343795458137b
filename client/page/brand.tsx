import { publicConfiguration } from './public-configuration.ts';

/** The logo and the name of the service. */
export function Brand() {
  return (
    <div className="brand">
      <img src={publicConfiguration.branding.logoUrl ?? '/favicon.svg'} alt="" width={28} height={28} />
      <span>{publicConfiguration.name}</span>
    </div>
  );
}
