{{/* Every call below is given (dict "root" $ "part" <name>). */}}

{{- define "portal.labels" -}}
app.kubernetes.io/part-of: portal
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "portal.image" -}}
{{ .root.Values.image.repository }}/{{ .part }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end }}

{{/* What every pod has, whatever runs in it. `user` is the number of an ordinary user. */}}
{{- define "portal.pod" -}}
serviceAccountName: {{ .root.Release.Name }}-{{ .part }}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: {{ .user }}
  runAsGroup: {{ .user }}
  fsGroup: {{ .user }}
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets: {{ toJson . }}
{{- end }}
{{- end }}

{{/* What every container has. */}}
{{- define "portal.container" -}}
image: {{ include "portal.image" . }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  privileged: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* How whoever works on a store in S3 gets there; a portal with a volume has none of it. */}}
{{- define "portal.store.env" -}}
- { name: RELEASES, value: {{ .root.Values.releases.s3.address | quote }} }
- { name: AWS_ACCESS_KEY_ID_FILE, value: /store/AWS_ACCESS_KEY_ID }
- { name: AWS_SECRET_ACCESS_KEY_FILE, value: /store/AWS_SECRET_ACCESS_KEY }
{{- end }}

{{/* The same for the tool of the releases, which knows no other server. */}}
{{- define "portal.tool.env" -}}
{{ include "portal.store.env" . }}
{{- if .root.Values.trust.configMap }}
- { name: NODE_EXTRA_CA_CERTS, value: /trust/ca.pem }
{{- end }}
{{- end }}

{{- define "portal.tool.mounts" -}}
- { name: store, mountPath: /store, readOnly: true }
{{- if .root.Values.trust.configMap }}
- { name: trust, mountPath: /trust, readOnly: true }
{{- end }}
{{- end }}

{{/* `secret` has the key. */}}
{{- define "portal.tool.volumes" -}}
- { name: store, secret: { secretName: {{ .secret | quote }}, defaultMode: 0440 } }
{{- if .root.Values.trust.configMap }}
- { name: trust, configMap: { name: {{ .root.Values.trust.configMap | quote }} } }
{{- end }}
{{- end }}

{{/* Instances apart from each other, replaced one by one without one less. */}}
{{- define "portal.spread" -}}
topologySpreadConstraints:
  {{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
  - maxSkew: 1
    topologyKey: {{ . }}
    whenUnsatisfiable: ScheduleAnyway
    labelSelector: { matchLabels: {{ include "portal.labels" (dict "root" $.root "part" $.part) | fromYaml | toJson }} }
  {{- end }}
{{- end }}

{{- define "portal.strategy" -}}
revisionHistoryLimit: 5
strategy: { type: RollingUpdate, rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } }
{{- end }}

{{/* The parts that Node runs, each with its port and its settings. */}}
{{- define "portal.parts" -}}
gateway: {{ merge (dict "port" 8081 "consumers" list "isService" false) .Values.gateway | toJson }}
{{- range $name, $settings := .Values.services }}
{{ $name }}: {{ merge (dict "port" 8090 "isService" true) $settings | toJson }}
{{- end }}
{{- end }}
