import '../../src/themes/generated/jnd-7-0-default.css';
import { mount, names } from './mount.ts';

function Field({ name }: { name: string }) {
  return (
    <div className="cw-field">
      <label className="cw-label" htmlFor={name}>
        {name}
        <span className="cw-required" aria-hidden="true">
          *
        </span>
      </label>
      <p className="cw-hint" id={`${name}__hint`}>
        As it stands on your letter.
      </p>
      <input className="cw-input" id={name} name={name} aria-required aria-describedby={`${name}__hint`} />
    </div>
  );
}

mount(names.map((name) => <Field key={name} name={name} />));
