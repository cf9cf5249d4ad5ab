/** Day or night, language, pace, text boards, sound. */
import { useLingui } from '@lingui/react'
import { Segments, Switch } from '@nassau/ui'
import { isMuted, setMuted } from '@nassau/ui/sound'
import { useState } from 'react'
import { useSettings } from './settings.ts'
import css from './settings-controls.module.css'

export function SettingsControls() {
  const { i18n } = useLingui()
  const { sky, language, speed, isPlain, isText, set } = useSettings()
  return (
    <div className={css.controls}>
      <Segments
        label={i18n._('Sky')}
        value={sky}
        onChange={value => set({ sky: value })}
        segments={[
          { value: 'device', label: i18n._('As the device') },
          { value: 'day', label: i18n._('Day') },
          { value: 'night', label: i18n._('Night') },
        ]}
      />
      <Segments
        label={i18n._('Language')}
        value={language}
        onChange={value => set({ language: value })}
        segments={[
          { value: 'en', label: 'English' },
          { value: 'de', label: 'Deutsch' },
        ]}
      />
      <Segments
        label={i18n._('Pace of the bots')}
        value={speed}
        onChange={value => set({ speed: value })}
        segments={[
          { value: 'calm', label: i18n._('Calm') },
          { value: 'brisk', label: i18n._('Brisk') },
          { value: 'instant', label: i18n._('At once') },
        ]}
      />
      <Lingering />
      <BeatLengths />
      <FollowedDice />
      <SoundSwitch />
      <BotWords />
      <Switch
        isOn={isPlain}
        onChange={value => set({ isPlain: value })}
        hint={i18n._('No shadows on tossing tables: for slow devices')}
      >
        {i18n._('Plain drawing')}
      </Switch>
      <Switch
        isOn={isText}
        onChange={value => set({ isText: value })}
        hint={i18n._('The same games, drawn in letters')}
      >
        {i18n._('Boards as text')}
      </Switch>
    </div>
  )
}

function BotWords() {
  const { i18n } = useLingui()
  const { hearsBots, set } = useSettings()
  return (
    <Switch
      isOn={hearsBots}
      onChange={value => set({ hearsBots: value })}
      hint={i18n._('A line in the log now and then, about what everybody saw')}
    >
      {i18n._('Bots say a word')}
    </Switch>
  )
}

function SoundSwitch() {
  const { i18n } = useLingui()
  const [muted, mute] = useState(isMuted)
  const turn = (isOn: boolean): void => {
    setMuted(!isOn)
    mute(!isOn)
  }
  return (
    <Switch isOn={!muted} onChange={turn}>
      {i18n._('Sounds')}
    </Switch>
  )
}

function Lingering() {
  const { i18n } = useLingui()
  const { lingers, set } = useSettings()
  return (
    <Segments
      label={i18n._('What happens to you')}
      value={lingers}
      onChange={value => set({ lingers: value })}
      segments={[
        { value: 'until-seen', label: i18n._('Waits for you') },
        { value: 'a-while', label: i18n._('Stays a while') },
        { value: 'off', label: i18n._('Goes by') },
      ]}
    />
  )
}

function FollowedDice() {
  const { i18n } = useLingui()
  const { eye, set } = useSettings()
  return (
    <Segments
      label={i18n._('Camera at tossing tables')}
      value={eye}
      onChange={value => set({ eye: value })}
      segments={[
        { value: 'own', label: i18n._('Follows your throws') },
        { value: 'all', label: i18n._('Follows every throw') },
      ]}
    />
  )
}

function BeatLengths() {
  const { i18n } = useLingui()
  const { beat, set } = useSettings()
  return (
    <Segments
      label={i18n._('Pause to speak up, at tables you open')}
      value={beat}
      onChange={value => set({ beat: value })}
      segments={[
        { value: 'off', label: i18n._('Off') },
        { value: 'brisk', label: i18n._('Brisk') },
        { value: 'calm', label: i18n._('Calm') },
        { value: 'long', label: i18n._('Long') },
      ]}
    />
  )
}
